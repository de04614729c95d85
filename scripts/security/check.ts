import { hasTest, type Project, type Proof } from '../specification/check';

/** A row of the tables in docs/security: a requirement of OWASP ASVS 5.0 and the shop's answer. */
export interface Row {
  /** Such as `6.2.4`. */
  readonly id: string;
  readonly level: string;
  readonly verdict: 'met' | 'not met' | 'does not apply';
  readonly answer: string;
}

/** How many requirements have which answer. */
export type Counts = Readonly<Record<Row['verdict'] | 'met, with a test', number>>;

const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| .+ \| (met|not met|does not apply) \| (.+) \|$/;
const TEST = /`([^`]+)` › (.+)$/;
/** `path/to/file.ts`, or `path/to/file.ts#name` for a file that contains a name. */
const FILE =
  /`([\w@./-]+\.(?:tsx?|mjs|cjs|json|md|sql|conf|service|yaml)|[\w@./-]+\/Caddyfile)(?:#([^`]+))?`/g;

/** Parses the rows of a page. Other lines are ignored. */
export const rowsOf = (markdown: string): readonly Row[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, level, verdict, answer] = ROW.exec(line) ?? [];
    if (id === undefined || level === undefined || answer === undefined) return [];
    return [{ id, level, verdict: verdict as Row['verdict'], answer }];
  });

const partsOf = ({ answer }: Row): readonly string[] => answer.split('<br>');

function testsOf(row: Row): readonly Proof[] {
  return partsOf(row).flatMap((part) => {
    const [, file, title] = TEST.exec(part) ?? [];
    return file === undefined || title === undefined
      ? []
      : [{ file, title: title.trim().replaceAll('&#124;', '|') }];
  });
}

const filesOf = (row: Row) =>
  partsOf(row)
    .filter((part) => !TEST.test(part))
    .flatMap((part) => [...part.matchAll(FILE)].map(([, file = '', name]) => ({ file, name })));

/**
 * The problems of the rows, one sentence each: requirements without a row, unknown and repeated ones, missing files,
 * names and tests, and answers without a reason.
 * @param required all requirements with their levels
 */
export function problemsOf(
  rows: readonly Row[],
  required: ReadonlyMap<string, string>,
  project: Pick<Project, 'read'>,
): readonly string[] {
  const ids = rows.map(({ id }) => id);
  const missing = [...required.keys()].filter((id) => !ids.includes(id));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...missing.map((id) => `${id} has no row.`),
    ...repeated.map((id) => `${id} has two rows.`),
    ...rows.flatMap((row) => problemsOfRow(row, required, project)),
  ];
}

function problemsOfRow(
  row: Row,
  required: ReadonlyMap<string, string>,
  project: Pick<Project, 'read'>,
): string[] {
  const { id, level, verdict, answer } = row;
  const files = filesOf(row);
  const tests = testsOf(row);
  const problems = tests
    .filter((test) => !hasTest(test, project))
    .map(({ file, title }) => `${id}: ${file} has no test "${title}".`);
  for (const { file, name } of files) {
    const text = project.read(file);
    if (text === null) problems.push(`${id}: there is no file ${file}.`);
    else if (name !== undefined && !text.includes(name))
      problems.push(`${id}: ${file} does not contain "${name}".`);
  }
  if (required.get(id) !== level) problems.push(`${id} is no requirement of level ${level}.`);
  if (verdict === 'met' && files.length + tests.length === 0)
    problems.push(`${id} is met, but names neither a file nor a test.`);
  if (verdict !== 'met' && !answer.startsWith('because '))
    problems.push(`${id} does not say "because …".`);
  return problems;
}

/** Counts the answers; a requirement that is met with a test counts in both. */
export function countsOf(rows: readonly Row[]): Counts {
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  return {
    met: count('met'),
    'met, with a test': rows.filter((row) => row.verdict === 'met' && testsOf(row).length > 0)
      .length,
    'not met': count('not met'),
    'does not apply': count('does not apply'),
  };
}
