/**
 * `npm run security`: checks that docs/security answers each requirement of OWASP ASVS 5.0, levels 1 and 2, and that the
 * named files and tests exist. Prints how many are met.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countsOf, problemsOf, rowsOf } from './check';

const root = path.resolve(import.meta.dirname, '../..');
const pages = path.join(root, 'docs/security');

const rows = readdirSync(pages)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => rowsOf(readFileSync(path.join(pages, name), 'utf8')));
const required = new Map(
  readFileSync(path.join(import.meta.dirname, 'requirements.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [id = '', level = ''] = line.split(' ');
      return [id, level];
    }),
);
const problems = problemsOf(rows, required, {
  read: (file) => {
    const filePath = path.join(root, file);
    return existsSync(filePath) ? readFileSync(filePath, 'utf8') : null;
  },
});

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const counts = countsOf(rows);
console.log(`${rows.length} security requirements (OWASP ASVS 5.0, levels 1 and 2):`);
for (const [verdict, count] of Object.entries(counts)) console.log(`  ${count} ${verdict}`);
