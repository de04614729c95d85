import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Argon2 } from './argon2';

/** A worker thread that hashes passwords, so the main thread stays responsive. */
interface Argon2Thread {
  readonly argon2: Argon2;
  /** Ends the thread; pending tasks are rejected. */
  close(): Promise<void>;
}

interface PendingTask {
  readonly resolve: (hash: string) => void;
  readonly reject: (reason: Error) => void;
}

const messageSchema = v.union([
  v.object({ id: v.number(), hash: v.string() }),
  v.object({ id: v.number(), problem: v.string() }),
]);

const script = fileURLToPath(new URL('./argon2Worker.mjs', import.meta.url));

/** Starts the thread on first use, and again after it crashed. */
export function argon2Thread(): Argon2Thread {
  const pending = new Map<number, PendingTask>();
  let worker: Worker | null = null;
  let tasks = 0;

  const failAll = (broken: Worker, reason: Error): void => {
    if (worker !== broken) return;
    worker = null;
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  };
  const start = (): Worker => {
    // The worker is plain JavaScript, so it needs no TypeScript loader.
    const started = new Worker(script, { execArgv: [] });
    started.unref();
    started.on('message', (message: unknown) => {
      const result = v.parse(messageSchema, message);
      const task = pending.get(result.id);
      pending.delete(result.id);
      if ('hash' in result) task?.resolve(result.hash);
      else task?.reject(new Error(`A password could not be hashed: ${result.problem}`));
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
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, task });
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
