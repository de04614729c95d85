/** What became of one small change of a source. */
export interface Mutant {
  readonly fileName: string;
  readonly status: string;
}

export interface Score {
  readonly name: string;
  /** Noticed by a test, or by its never ending. */
  readonly noticed: number;
  /** Changed something that no test looks at. */
  readonly survived: number;
  /** Could not be tried: the changed source is refused as soon as it is loaded. */
  readonly refused: number;
}

const NOTICED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];
const REFUSED = ['RuntimeError', 'CompileError'];

/** The counts of some mutants under a name. */
export function scoreOf(name: string, mutants: readonly Mutant[]): Score {
  const count = (states: readonly string[]) =>
    mutants.filter(({ status }) => states.includes(status)).length;
  const noticed = count(NOTICED);
  const survived = count(SURVIVED);
  return { name, noticed, survived, refused: count(REFUSED) };
}

/** The counts of each file, by its path below the root. */
export function scoresByFile(mutants: readonly Mutant[], root: string): readonly Score[] {
  const names = [...new Set(mutants.map(({ fileName }) => fileName))].toSorted();
  return names.map((file) =>
    scoreOf(
      file.replace(`${root}/`, ''),
      mutants.filter(({ fileName }) => fileName === file),
    ),
  );
}

/** Of 100 mutants that could be tried, so many were noticed; 100 when there were none. */
export function percentOf({ noticed, survived }: Score): number {
  return noticed + survived === 0 ? 100 : (100 * noticed) / (noticed + survived);
}

/** A Markdown table with a row for each. */
export function tableOf(scores: readonly Score[]): string {
  const row = (score: Score) =>
    `| ${score.name} | ${percentOf(score).toFixed(1)} % | ${score.noticed} | ${score.survived} | ${score.refused} |`;
  return [
    '| source | score | noticed | survived | refused |',
    '|---|---|---|---|---|',
    ...scores.map(row),
  ].join('\n');
}
