/** What Plan Mode is and how it is left, on one line (PM-001, PM-002). */
export const planModeWords =
  'Plan Mode: files are read and searched; nothing is written, run or committed. What would change or run something becomes an entry of the plan. `/exit-plan` leaves it.';
