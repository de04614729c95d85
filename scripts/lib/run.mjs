import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { at, root } from './root.mjs';
import { StepFailed } from './steps.mjs';

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Starts a program on the same terminal. Termination is passed on to it; Ctrl-C reaches it by itself.
 *
 * @param {import('node:child_process').SpawnOptions} [options] other than usual, such as `{ stdio: 'pipe' }`
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} `ended` gives its exit code
 */
export function start(command, args, env = {}, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...options,
  });
  const pass = (signal) => child.kill(signal);
  const passed = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];
  const stay = () => {};
  for (const signal of passed) process.on(signal, pass);
  process.on('SIGINT', stay);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(exitCode(code, signal)));
  }).finally(() => {
    for (const signal of passed) process.off(signal, pass);
    process.off('SIGINT', stay);
  });
  return { child, ended };
}

function refuse(code, command, args) {
  if (code === 0) return;
  throw new StepFailed(`"${[command, ...args].join(' ')}" ended with code ${code}.`);
}

/** Runs a program to its end; any exit code but 0 fails the step. */
export async function run(command, args, env = {}) {
  refuse(await start(command, args, env).ended, command, args);
}

/** Runs a tool of node_modules by its script, without a shell and without npx. */
export const tool = (script, args = [], env = {}) =>
  run(process.execPath, [at('node_modules', script), ...args], env);

/**
 * Runs a script of Node beside other programs: its output is printed whole, and only when it fails.
 *
 * @param {AbortSignal} stop ends the program, whose output nobody needs then
 */
export async function quietly(script, args = [], { stop, env = {} } = {}) {
  const nodeArgs = [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), at(script), ...args];
  stop?.throwIfAborted();
  const { child, ended } = start(process.execPath, nodeArgs, env, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGTERM');
  stop?.addEventListener('abort', end);
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => printed.push(part));
  const code = await ended;
  stop?.removeEventListener('abort', end);
  stop?.throwIfAborted();
  if (code !== 0) process.stdout.write(Buffer.concat(printed));
  refuse(code, process.execPath, nodeArgs);
}

/** Runs npm, the same one that runs this script where there is one. */
export function npm(args, env = {}) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args], env);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, env);
}
