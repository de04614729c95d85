import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A problem that the operator can solve; its message says how. */
export class BackupProblem extends Error {}

type Environment = Readonly<Record<string, string>>;
type Command = readonly [program: string, args: readonly string[]];

/** Runs a program to its end. Its errors are printed. @throws BackupProblem when it is missing or fails */
export async function run([program, args]: Command, environment: Environment = {}): Promise<void> {
  await ended(program, start(program, args, environment, ['ignore', 'ignore']));
}

/**
 * Runs a program with the output of another one as its input, and `ending` after it. A program without `ending` has got half
 * of the input, because the other one failed or this process was killed.
 * @throws BackupProblem when either fails
 */
export async function runPiped(
  [from, fromArgs]: Command,
  [to, toArgs]: Command,
  { ending, environment = {} }: { readonly ending: string; readonly environment?: Environment },
): Promise<void> {
  const reader = start(to, toArgs, environment, ['pipe', 'ignore']);
  const writer = start(from, fromArgs, environment, ['ignore', 'pipe']);
  // A reader that fails closes its input; its exit code says so.
  reader.stdin?.on('error', () => {});
  if (reader.stdin) writer.stdout?.pipe(reader.stdin, { end: false });
  const written = ended(from, writer).then(
    () => reader.stdin?.end(ending),
    (error: unknown) => {
      reader.stdin?.end();
      throw error;
    },
  );
  const [first, second] = await Promise.allSettled([written, ended(to, reader)]);
  // A writer without a reader fails too.
  if (second.status === 'rejected') throw second.reason;
  if (first.status === 'rejected') throw first.reason;
}

type Stream = 'ignore' | 'pipe';

function start(
  program: string,
  args: readonly string[],
  environment: Environment,
  streams: readonly [stdin: Stream, stdout: Stream],
): ChildProcess {
  const env = { ...process.env, ...environment };
  return spawn(program, args, { env, stdio: [...streams, 'inherit'] });
}

async function ended(program: string, child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupProblem(`The program "${program}" is missing. ${INSTALL}`);
  });
  if (code !== 0) throw new BackupProblem(`"${program}" failed; its message is above.`);
}

const INSTALL =
  'Install the client programs of PostgreSQL in the version of the server or newer (Debian: postgresql-client).';
