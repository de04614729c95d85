import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of this many ms. */
const TICK_MS = 10;

/** The fields of `/proc/<pid>/stat` after the name of the program; none when the process has ended. */
function statOf(pid: number | string): readonly number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}

/** The CPU time of a process, ms, in steps of 10 ms (Linux). */
export function processorTime(pid: number | string): number {
  const [user = 0, system = 0] = statOf(pid).slice(11);
  return (user + system) * TICK_MS;
}

/** The CPU time of a process, its children and its ended children, ms (Linux). */
export function processorTimeWithChildren(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(13);
  const children = readdirSync('/proc').filter((entry) => statOf(entry)[1] === pid);
  const times = [pid, ...children].map(processorTime);
  return (user + system) * TICK_MS + times.reduce((sum, time) => sum + time, 0);
}

/** The memory of a process, MB (Linux). */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
