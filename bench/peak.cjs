// Loaded in front of a program: leaves its peak resident memory (KiB) in the file that PEAK_FILE names.
const { writeFileSync } = require('node:fs');

process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)));
