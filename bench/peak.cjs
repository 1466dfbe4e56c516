// Loaded in front of a program: leaves its peak resident memory (KiB) and its CPU (microseconds) in the file that
// PEAK_FILE names.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(process.env.PEAK_FILE, `${maxRSS} ${userCPUTime + systemCPUTime}`);
});
