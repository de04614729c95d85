import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { at, root } from './root.mjs';
import { StepFailed } from './steps.mjs';

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Starts a program on the same terminal. Termination is passed on to it; Ctrl-C reaches it by itself.
 *
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} `ended` gives its exit code
 */
export function start(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const pass = (signal) => child.kill(signal);
  const passed = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];
  const stay = () => {};
  for (const signal of passed) process.on(signal, pass);
  process.on('SIGINT', stay);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  }).finally(() => {
    for (const signal of passed) process.off(signal, pass);
    process.off('SIGINT', stay);
  });
  return { child, ended };
}

/** Runs a program to its end; any exit code but 0 fails the step. */
export async function run(command, args, env = {}) {
  const code = await start(command, args, env).ended;
  if (code !== 0) {
    throw new StepFailed(`"${[command, ...args].join(' ')}" ended with code ${code}.`);
  }
}

/** Runs a tool of node_modules by its script, without a shell and without npx. */
export const tool = (script, args = [], env = {}) =>
  run(process.execPath, [at('node_modules', script), ...args], env);

/** Runs npm, the same one that runs this script where there is one. */
export function npm(args, env = {}) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args], env);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, env);
}
