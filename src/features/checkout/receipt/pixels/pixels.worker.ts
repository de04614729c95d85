import type { PixelsRequest, PixelsResponse } from './messages';
import { createPixels } from './pixels';

/** The pixel worker. Keeps the page responsive while a picture is decoded and its lines are detected. */
const pixels = createPixels();

async function handle(request: PixelsRequest): Promise<unknown> {
  if (request.call === 'open') return pixels.open(request.file);
  if (request.call === 'crop') return pixels.crop(request.line, request.letters);
  return request.call === 'whole' ? pixels.whole() : pixels.close();
}

const respond = (response: PixelsResponse, transfer: readonly Transferable[] = []): void =>
  self.postMessage(response, { transfer: [...transfer] });

self.addEventListener('message', async ({ data }: MessageEvent<PixelsRequest>) => {
  try {
    const value = await handle(data);
    respond({ id: data.id, value }, value instanceof Uint8Array ? [value.buffer] : []);
  } catch (error) {
    respond({ id: data.id, error: String(error) });
  }
});
