import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A problem that the operator can solve; its message says how. */
export class BackupProblem extends Error {}

/** Runs a program to its end. Its errors are printed. @throws BackupProblem when it is missing or fails */
export async function run(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  await ended(program, start(program, args, environment, 'ignore', 'ignore'));
}

/**
 * Runs a program with the output of another one as its input. When the first one fails, the second is killed before it sees
 * the end of its input: otherwise it would take half of the output for the whole.
 * @throws BackupProblem when either fails
 */
export async function runPiped(
  [from, fromArgs]: readonly [string, readonly string[]],
  [to, toArgs]: readonly [string, readonly string[]],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const reader = start(to, toArgs, environment, 'pipe', 'ignore');
  const writer = start(from, fromArgs, environment, 'ignore', 'pipe');
  if (!reader.stdin || !writer.stdout) throw new Error('The programs have no pipes.');
  // A reader that fails closes its input; its exit code says so.
  reader.stdin.on('error', () => {});
  writer.stdout.pipe(reader.stdin, { end: false });
  const written = ended(from, writer).then(
    () => reader.stdin?.end(),
    (error: unknown) => {
      reader.kill('SIGKILL');
      throw error;
    },
  );
  const [first, second] = await Promise.allSettled([written, ended(to, reader)]);
  // A reader that was killed failed because of the writer, and a writer without a reader because of the reader.
  if (first.status === 'rejected' && reader.signalCode === 'SIGKILL') throw first.reason;
  if (second.status === 'rejected') throw second.reason;
  if (first.status === 'rejected') throw first.reason;
}

type Stream = 'ignore' | 'pipe';

function start(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  stdin: Stream,
  stdout: Stream,
): ChildProcess {
  const env = { ...process.env, ...environment };
  return spawn(program, args, { env, stdio: [stdin, stdout, 'inherit'] });
}

async function ended(program: string, child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupProblem(`The program "${program}" is missing. ${INSTALL}`);
  });
  if (code !== 0) throw new BackupProblem(`"${program}" failed; its message is above.`);
}

const INSTALL =
  'Install the client programs of PostgreSQL in the version of the server or newer (Debian: postgresql-client), and tar.';
