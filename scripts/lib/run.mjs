import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fromRoot, root } from './root.mjs';
import { StepError } from './steps.mjs';

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Starts a program on the same terminal. Forwards termination signals to it; Ctrl-C reaches it directly.
 *
 * @param {import('node:child_process').SpawnOptions} [options] overrides, such as `{ stdio: 'pipe' }`
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} `ended` resolves to its exit
 * code
 */
export function start(command, args, env = {}, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...options,
  });
  const forward = (signal) => child.kill(signal);
  const forwarded = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];
  const ignore = () => {};
  for (const signal of forwarded) process.on(signal, forward);
  process.on('SIGINT', ignore);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(exitCode(code, signal)));
  }).finally(() => {
    for (const signal of forwarded) process.off(signal, forward);
    process.off('SIGINT', ignore);
  });
  return { child, ended };
}

function assertSucceeded(code, command, args) {
  if (code === 0) return;
  throw new StepError(`"${[command, ...args].join(' ')}" ended with code ${code}.`);
}

/** Runs a program to its end; a nonzero exit code fails the step. */
export async function run(command, args, env = {}) {
  assertSucceeded(await start(command, args, env).ended, command, args);
}

/** Runs a tool of node_modules by its script, without a shell and without npx. */
export const tool = (script, args = [], env = {}) =>
  run(process.execPath, [fromRoot('node_modules', script), ...args], env);

/**
 * Runs a Node script in parallel with others; prints its output only if it fails.
 *
 * @param {AbortSignal} stop ends the program and discards its output
 */
export async function runQuietly(script, args = [], { stop, env = {} } = {}) {
  const nodeArgs = [
    ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []),
    fromRoot(script),
    ...args,
  ];
  stop?.throwIfAborted();
  const { child, ended } = start(process.execPath, nodeArgs, env, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGTERM');
  stop?.addEventListener('abort', kill);
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk));
  const code = await ended;
  stop?.removeEventListener('abort', kill);
  stop?.throwIfAborted();
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  assertSucceeded(code, process.execPath, nodeArgs);
}

/** Runs npm, if possible the one that runs this script. */
export function npm(args, env = {}) {
  const npmScript = process.env.npm_execpath;
  if (npmScript?.endsWith('.js')) return run(process.execPath, [npmScript, ...args], env);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, env);
}
