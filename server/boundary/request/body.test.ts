import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chunksOf } from './body';

/** A body that never ends, of new chunks. */
const endless = () =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
  });
/** A body of which nothing arrives. */
const silent = () => new ReadableStream<Uint8Array>({});

test('keeps no chunk in memory that its reader has finished with', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const chunks = chunksOf(endless());
  const read = async () => new WeakRef((await chunks.next()).value ?? {});
  const first = await read();
  for (let count = 0; count < 10; count += 1) await read();
  await setImmediate();
  collectGarbage();
  expect(first.deref()).toBeUndefined();
  await chunks.return(undefined);
});

test('ends a body of which too little arrives', async () => {
  const speed = { windowMs: 5, bytesPerWindow: 1 };
  await expect(chunksOf(silent(), speed).next()).rejects.toMatchObject({ status: 408 });
});

test('ends with the reason of a signal, also while nothing arrives', async () => {
  const controller = new AbortController();
  const reading = chunksOf(silent(), undefined, controller.signal).next();
  controller.abort(new Error('full'));
  await expect(reading).rejects.toThrow('full');
});
