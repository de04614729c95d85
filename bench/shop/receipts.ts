import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Figure } from '../lib/goals';

/** Columns of the receipt benchmark's table. */
const [OURS, RATIO] = [1, 3];

/**
 * Runs the receipt benchmark in a separate process and passes on its output and its exit code.
 *
 * @returns the values of its table
 * @throws Error when the output has no table
 */
export async function measureReceipts(): Promise<readonly Figure[]> {
  const script = path.resolve(import.meta.dirname, '../../packages/receipt-reader/bench/run.ts');
  const benchmark = spawn(process.execPath, ['--import', 'tsx', script, '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  benchmark.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    output += text;
  });
  // A process that a signal ends has no exit code.
  const [code] = (await once(benchmark, 'close')) as [number | null];
  if (code !== 0) process.exitCode = code ?? 1;
  return figuresOf(output);
}

/** Reads the Markdown table. */
function figuresOf(output: string): readonly Figure[] {
  const rows = output.split('\n').map((line) => line.split('|').slice(1, -1));
  const cell = (line: string, column: number): string => {
    const row = rows.find(([name]) => name?.trim() === line);
    if (row === undefined) throw new Error(`The receipt benchmark printed no row "${line}".`);
    return row[column] ?? '';
  };
  const number = (line: string, column: number) => Number.parseFloat(cell(line, column));
  const percent = (line: string) => {
    const [accepted = Number.NaN, all = Number.NaN] = cell(line, OURS).split(' of ').map(Number);
    return (100 * accepted) / all;
  };
  const toNaive = 'to plain tesseract.js';
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
