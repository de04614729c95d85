import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

const read = (file: string) => readFileSync(fromRoot('docs/adr', file), 'utf8');

/** The row of a decision in the list, from its heading and its Status line. */
function rowOf(file: string): string {
  const [heading = '', , line = ''] = read(file).split('\n');
  const [, number, title] = /^# (\d{4}) (.+)$/.exec(heading) ?? [];
  const [, status] = /^Status: (accepted|superseded by \[\d{4}\])/.exec(line) ?? [];
  return `| [${number}](${file}) | ${title} | ${status?.replaceAll(/[[\]]/g, '')} |`;
}

test('the list of decisions has the headings and the statuses of their pages', () => {
  const pages = readdirSync(fromRoot('docs/adr')).filter((file) => /^\d{4}-/.test(file));
  const rows = read('README.md').match(/^\| \[.*$/gm);
  expect(rows).toEqual(pages.toSorted().map(rowOf));
});
