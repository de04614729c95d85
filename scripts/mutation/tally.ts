/** The result of one mutant. */
export interface Mutant {
  readonly fileName: string;
  readonly status: string;
}

export interface Score {
  readonly name: string;
  /** A test failed or timed out. */
  readonly killed: number;
  /** No test failed, or no test covers the code. */
  readonly survived: number;
  /** The mutated module cannot be loaded, so it does not count. */
  readonly invalid: number;
}

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];
const INVALID = ['RuntimeError', 'CompileError'];

/** Counts mutants by their result. */
export function scoreOf(name: string, mutants: readonly Mutant[]): Score {
  const count = (states: readonly string[]) =>
    mutants.filter(({ status }) => states.includes(status)).length;
  const killed = count(KILLED);
  const survived = count(SURVIVED);
  return { name, killed, survived, invalid: count(INVALID) };
}

/** The score of each file, by its path below the root. */
export function scoresByFile(mutants: readonly Mutant[], root: string): readonly Score[] {
  const names = [...new Set(mutants.map(({ fileName }) => fileName))].toSorted();
  return names.map((file) =>
    scoreOf(
      file.replace(`${root}/`, ''),
      mutants.filter(({ fileName }) => fileName === file),
    ),
  );
}

/** The percentage of killed mutants among the valid ones; 100 when there are none. */
export function percentOf({ killed, survived }: Score): number {
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}

/** A Markdown table with a row for each score. */
export function tableOf(scores: readonly Score[]): string {
  const row = (score: Score) =>
    `| ${score.name} | ${percentOf(score).toFixed(1)} % | ${score.killed} | ${score.survived} | ${score.invalid} |`;
  return [
    '| source | score | killed | survived | invalid |',
    '|---|---|---|---|---|',
    ...scores.map(row),
  ].join('\n');
}
