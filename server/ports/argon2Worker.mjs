/** The thread that passwords are hashed in: gets `{ id, task }`, answers `{ id, hash }` or `{ id, problem }`. */
import { parentPort } from 'node:worker_threads';
import hashWasm from 'hash-wasm';

parentPort.on('message', async ({ id, task }) => {
  try {
    const hash = await hashWasm.argon2id({ ...task, outputType: 'encoded' });
    parentPort.postMessage({ id, hash });
  } catch (error) {
    parentPort.postMessage({ id, problem: String(error) });
  }
});
