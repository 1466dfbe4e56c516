/** Colours and cursor moves (ECMA-48: CSI, OSC and the like, two-character escapes); every part is bounded. */
const escapes =
  /\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|[\]PX^_][^\u0007\u001b\n]{0,2000}(?:\u0007|\u001b\\)?|[ -/]{0,4}[0-~])|\u009b[0-?]{0,64}[@-~]/g;

/** What a program printed as a terminal would leave it: no colours, and of lines painted over the last. Linear. */
export function terminalText(text: string): string {
  const plain = text.includes('\u001b') || text.includes('\u009b') ? text.replace(escapes, '') : text;
  if (!plain.includes('\r')) return plain;
  return plain
    .split('\n')
    .map((line) => {
      const whole = line.replace(/\r{1,8}$/, '');
      return whole.slice(whole.lastIndexOf('\r') + 1);
    })
    .join('\n');
}
