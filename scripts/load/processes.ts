import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of this many ms. */
const TICK_MS = 10;

/** The fields of `/proc/<pid>/stat` after the name of the program; undefined when the process has ended. */
function statOf(pid: number | string): readonly string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

/** The CPU time of a process, ms, in steps of 10 ms (Linux). */
export function processorTime(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields?.[11]) + Number(fields?.[12])) * TICK_MS;
}

/** The CPU time of a process, its children and its ended children, ms (Linux). */
export function processorTimeWithChildren(pid: number): number {
  const own = statOf(pid);
  let ticks = Number(own?.[13]) + Number(own?.[14]);
  for (const entry of readdirSync('/proc')) {
    const fields = /^\d+$/.test(entry) ? statOf(entry) : undefined;
    if (Number(entry) === pid || Number(fields?.[1]) === pid) {
      ticks += Number(fields?.[11]) + Number(fields?.[12]);
    }
  }
  return ticks * TICK_MS;
}

/** The memory of a process, MB (Linux). */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
