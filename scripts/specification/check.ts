/** A row of the table in docs/specification.md: a statement of the specification. */
export interface Row {
  /** Section and running number, e.g. `2.14`. */
  readonly number: string;
  readonly statement: string;
  readonly proofs: readonly Proof[];
}

/** A test that fails when the statement is false. */
export interface Proof {
  /** Relative to the project. */
  readonly file: string;
  /** As in the file. */
  readonly title: string;
}

/** The files that the table is checked against. */
export interface Project {
  /** The text of a file; null when it does not exist. */
  read(file: string): string | null;
  /** All product source in one text, which must contain the quoted texts. */
  readonly source: string;
}

const ROW = /^\| (\d\.\d+) \| (.*) \| (.*) \|$/;
const PROOF = /^`([^`]+)` › (.+)$/;

const plain = (cell: string) => cell.replaceAll('&#124;', '|').trim();

/**
 * Parses the rows of the table. Other lines are ignored.
 * @throws when a proof is not written as "`path` › title"; the message names the row
 */
export function rowsOf(markdown: string): readonly Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, number, statement, proof] = ROW.exec(line) ?? [];
    if (number === undefined || statement === undefined || proof === undefined) return [];
    const proofs = proof.split('<br>').map((text): Proof => {
      const [, file, title] = PROOF.exec(text.trim()) ?? [];
      if (file === undefined || title === undefined) {
        throw new Error(`${number}: a proof must be \`path\` › title, not "${text.trim()}".`);
      }
      return { file, title: plain(title) };
    });
    return [{ number, statement: plain(statement), proofs }];
  });
}

/** The problems of the rows, as one sentence each: duplicate numbers, missing tests, and texts that the source does not contain. */
export function problemsOf(rows: readonly Row[], project: Project): readonly string[] {
  const source = oneLine(project.source);
  const numbers = new Set<string>();
  return rows.flatMap(({ number, statement, proofs }) => {
    const duplicate = numbers.has(number) ? [`${number} is duplicated.`] : [];
    numbers.add(number);
    const missingTests = proofs
      .filter((proof) => !hasTest(proof, project))
      .map(({ file, title }) => `${number}: ${file} has no test "${title}".`);
    const missingTexts = quotedIn(statement)
      .filter((text) => !formsOf(text).some((form) => source.includes(form)))
      .map((text) => `${number}: the text "${text}" is not in the source.`);
    return [...duplicate, ...missingTests, ...missingTexts];
  });
}

/** Whether a file has a test with this title, as the first argument of a call. */
export function hasTest({ file, title }: Proof, { read }: Pick<Project, 'read'>): boolean {
  const text = read(file);
  if (text === null || !/\.(test|story)\.tsx?$/.test(file)) return false;
  return formsOf(title).some((form) => {
    const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`\\(\\s*(['"\`])${escaped}\\1`).test(text);
  });
}

const quotedIn = (statement: string): string[] =>
  [...statement.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? '');

/** The forms of a text in source code. */
const formsOf = (text: string): string[] => [text, text.replaceAll("'", "\\'")];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
