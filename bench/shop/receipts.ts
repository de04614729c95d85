import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Figure } from '../lib/goals';

/** Columns of the examination's table. */
const [OURS, RATIO] = [1, 3];

/**
 * Has receipts examined in a process of its own, which prints while it goes; with a verdict of ours that is wrong, or anything
 * asked of another origin, the bench ends as that process does.
 *
 * @returns the figures of its table
 * @throws Error when it ended without its table
 */
export async function examineReceipts(): Promise<readonly Figure[]> {
  const examination = path.resolve(import.meta.dirname, '../receipts/run.ts');
  const examiner = spawn(process.execPath, ['--import', 'tsx', examination, '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  examiner.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    said += text;
  });
  // It is a signal that ends a process without a code.
  const [code] = (await once(examiner, 'close')) as [number | null];
  if (code !== 0) process.exitCode = code ?? 1;
  return figuresOf(said);
}

/** Reads the table in Markdown. */
function figuresOf(said: string): readonly Figure[] {
  const rows = said.split('\n').map((line) => line.split('|').slice(1, -1));
  const cell = (line: string, column: number): string => {
    const row = rows.find(([name]) => name?.trim() === line);
    if (row === undefined)
      throw new Error(`The examination of receipts tells nothing of "${line}".`);
    return row[column] ?? '';
  };
  const number = (line: string, column: number) => Number.parseFloat(cell(line, column));
  const percent = (line: string) => {
    const [accepted = Number.NaN, all = Number.NaN] = cell(line, OURS).split(' of ').map(Number);
    return (100 * accepted) / all;
  };
  const toNaive = 'to the naive way';
  return [
    { goal: 'clean', where: '', measured: percent('accepted, clean') },
    { goal: 'hard', where: '', measured: percent('accepted, hard') },
    { goal: 'wrong', where: '', measured: number('wrongly accepted', OURS) },
    { goal: 'positives', where: toNaive, measured: number('positives, s (median / p90)', RATIO) },
    { goal: 'negatives', where: toNaive, measured: number('negatives, s (median / p90)', RATIO) },
    { goal: 'cold', where: toNaive, measured: number('first verdict from cold', RATIO) },
    { goal: 'recognition', where: 'in all', measured: number('bytes, brotli', OURS) },
    { goal: 'memory', where: toNaive, measured: number('memory at its peak', RATIO) },
  ];
}
