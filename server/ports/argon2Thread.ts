import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Argon2 } from './argon2';

/** A thread that hashes passwords, so that the shop answers others meanwhile. */
interface Argon2Thread {
  readonly argon2: Argon2;
  /** Ends the thread; what it still had to do fails. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (hash: string) => void;
  readonly reject: (reason: Error) => void;
}

const answerSchema = v.union([
  v.object({ id: v.number(), hash: v.string() }),
  v.object({ id: v.number(), problem: v.string() }),
]);

const script = fileURLToPath(new URL('./argon2Worker.mjs', import.meta.url));

/** Starts the thread with the first password; one that broke is replaced with the next. */
export function argon2Thread(): Argon2Thread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let tasks = 0;

  const failAll = (broken: Worker, reason: Error): void => {
    if (worker !== broken) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const start = (): Worker => {
    // Plain JavaScript: what this process loads for its TypeScript would only be loaded once more.
    const started = new Worker(script, { execArgv: [] });
    started.unref();
    started.on('message', (message: unknown) => {
      const answer = v.parse(answerSchema, message);
      const task = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('hash' in answer) task?.resolve(answer.hash);
      else task?.reject(new Error(`A password could not be hashed: ${answer.problem}`));
    });
    started.on('error', (error) => failAll(started, error));
    started.on('exit', () =>
      failAll(started, new Error('The thread that hashes passwords ended.')),
    );
    return started;
  };
  return {
    argon2: (task) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = tasks;
        tasks += 1;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, task });
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
