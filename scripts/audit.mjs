import { text } from 'node:stream/consumers';

/**
 * Judges the report of `npm audit --json` on its standard input, for CI: a finding of high or critical severity ends
 * with 1. Without a report (many registries have no advisories) it says so and ends with 0: that tells nothing about the
 * dependencies.
 */

const SERIOUS = ['high', 'critical'];

const report = parse(await text(process.stdin));
const counts = report?.metadata?.vulnerabilities;
if (typeof counts !== 'object' || counts === null) {
  process.stdout.write('audit: the registry gave no report, nothing was checked\n');
} else if (SERIOUS.some((severity) => counts[severity] > 0)) {
  const findings = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => SERIOUS.includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  process.stdout.write(`audit: ${findings.join(', ')}; npm audit --omit=dev tells more\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('audit: nothing of high or critical severity\n');
}

function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
