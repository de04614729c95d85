/** A statement of the specification, as the table in docs/specification.md has it. */
export interface Row {
  /** Section and running number, e.g. `2.14`. */
  readonly number: string;
  readonly statement: string;
  readonly proofs: readonly Proof[];
}

/** A test that fails when the statement is not true. */
export interface Proof {
  /** From the project's folder. */
  readonly file: string;
  /** As it stands in the file. */
  readonly title: string;
}

/** What the table is held against. */
export interface Project {
  /** A file's text; null when there is none. */
  read(file: string): string | null;
  /** All that is shipped, in one text: where the quoted sentences must occur. */
  readonly shipped: string;
}

const ROW = /^\| (\d\.\d+) \| (.*) \| (.*) \|$/;
const PROOF = /^`([^`]+)` › (.+)$/;

const plain = (cell: string) => cell.replaceAll('&#124;', '|').trim();

/**
 * The rows of a table; lines that are none are passed over.
 * @throws Error naming the line, when a proof is not written as "`path` › title"
 */
export function rowsOf(markdown: string): readonly Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, number, statement, proof] = ROW.exec(line) ?? [];
    if (number === undefined || statement === undefined || proof === undefined) return [];
    const proofs = proof.split('<br>').map((text): Proof => {
      const [, file, title] = PROOF.exec(text.trim()) ?? [];
      if (file === undefined || title === undefined) {
        throw new Error(`${number}: a proof is written as \`path\` › title, not "${text.trim()}".`);
      }
      return { file, title: plain(title) };
    });
    return [{ number, statement: plain(statement), proofs }];
  });
}

/** All that is wrong with the rows, one sentence each: numbers twice, tests that are not there, texts that nobody ships. */
export function problemsOf(rows: readonly Row[], project: Project): readonly string[] {
  const shipped = oneLine(project.shipped);
  const seen = new Set<string>();
  return rows.flatMap(({ number, statement, proofs }) => {
    const again = seen.has(number) ? [`${number} stands there twice.`] : [];
    seen.add(number);
    const untested = proofs
      .filter((proof) => !isThere(proof, project))
      .map(({ file, title }) => `${number}: ${file} has no test "${title}".`);
    const unshipped = quotedIn(statement)
      .filter((text) => !formsOf(text).some((form) => shipped.includes(form)))
      .map((text) => `${number}: the text "${text}" occurs nowhere in the source.`);
    return [...again, ...untested, ...unshipped];
  });
}

/** Whether a file has a test of that title: as the first argument of a call. */
function isThere({ file, title }: Proof, { read }: Project): boolean {
  const text = read(file);
  if (text === null || !/\.(test|story)\.tsx?$/.test(file)) return false;
  return formsOf(title).some((form) => {
    const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`\\(\\s*(['"\`])${escaped}\\1`).test(text);
  });
}

const quotedIn = (statement: string): string[] =>
  [...statement.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? '');

/** A text as it may be written in a program. */
const formsOf = (text: string): string[] => [text, text.replaceAll("'", "\\'")];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
