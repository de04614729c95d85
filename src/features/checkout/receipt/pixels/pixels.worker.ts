import type { Answer, Ask } from './messages';
import { createPixels } from './pixels';

/** The thread of the pixels: the page stays free while a picture is decoded and its lines are found. */
const pixels = createPixels();

async function answerTo(ask: Ask): Promise<unknown> {
  if (ask.call === 'open') return pixels.open(ask.file);
  if (ask.call === 'cut') return pixels.cut(ask.line, ask.letters);
  return ask.call === 'whole' ? pixels.whole() : pixels.close();
}

const answer = (said: Answer, handedOver: readonly Transferable[] = []): void =>
  self.postMessage(said, { transfer: [...handedOver] });

self.addEventListener('message', async ({ data }: MessageEvent<Ask>) => {
  try {
    const value = await answerTo(data);
    answer({ id: data.id, value }, value instanceof Uint8Array ? [value.buffer] : []);
  } catch (error) {
    answer({ id: data.id, problem: String(error) });
  }
});
