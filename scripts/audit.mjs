/**
 * `npm run audit`: asks the registry for known vulnerabilities of the packages in package-lock.json, and checks their
 * licences. Ends with 1 when something was found, and with 2 when the registry has no advisories: then nothing is known.
 */
import { spawnSync } from 'node:child_process';
import { checkLicences } from './lib/licences.mjs';
import { fromRoot } from './lib/root.mjs';

await checkLicences();
console.log('Every licence is allowed.');

const { stdout } = spawnSync('npm', ['audit', '--json', ...process.argv.slice(2)], {
  cwd: fromRoot('.'),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = parse(stdout);
if (report.vulnerabilities === undefined) {
  console.error(
    `Known vulnerabilities were NOT checked: the registry does not respond (${report.message ?? 'no report'}). ` +
      'Run this again with a registry that has advisories: npm run audit -- --registry=https://registry.npmjs.org',
  );
  process.exit(2);
}
const found = Object.values(report.vulnerabilities);
for (const { name, severity, range, fixAvailable } of found) {
  const fix = fixAvailable ? 'a newer version is there' : 'no newer version yet';
  console.error(`${severity}: ${name} ${range} (${fix})`);
}
if (found.length > 0) process.exit(1);
console.log('No package has a known vulnerability.');

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
