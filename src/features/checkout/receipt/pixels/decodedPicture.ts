import { backgroundFor } from '../background';
import { grainOf } from '../lines/edges';
import { detectionWidth } from '../lines/findLines';
import { createGreyImage, downscale, type GreyImage } from '../lines/greyImage';

/** Screens of phones are not wider. A wider picture costs time and memory and does not read better. */
const MAX_WIDTH_PX = 1440;
/** In a landscape photograph the screen is small, so it may be wider, up to this multiple of its height. */
const SIDEWAYS_SHARE = 1.4;
/** A photograph may be wider than a screenshot, with no more pixels than a long screenshot. */
const MAX_PIXELS = MAX_WIDTH_PX * 3600;
/** Rows drawn at once. More would only take more memory. */
const STRIP_PX = 256;
/** A picture with more grain is a photograph. */
const MAX_SCREENSHOT_GRAIN = 1;

/** Decodes a picture: upright, in grey, at the size at which it is read, with a copy for line detection. */
export async function decodePicture(
  file: Blob,
): Promise<{ readonly grey: GreyImage; readonly copy: GreyImage }> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const most = Math.max(MAX_WIDTH_PX, Math.min(width, height * SIDEWAYS_SHARE));
    const scale = Math.min(1, most / width, Math.sqrt(MAX_PIXELS / (width * height)));
    const background = backgroundFor(bitmap);
    const grey = draw(bitmap, width * scale, height * scale, background, 'high');
    const copyWidth = detectionWidth(grey);
    // The browser scales a screenshot faster, but does not average the grain of a photograph.
    if (scale === 1 && width > copyWidth) {
      const copy = draw(bitmap, copyWidth, (height * copyWidth) / width, background, 'low');
      if (grainOf(copy) <= MAX_SCREENSHOT_GRAIN) return { grey, copy };
    }
    return { grey, copy: downscale(grey, copyWidth) };
  } finally {
    bitmap.close();
  }
}

/** Draws the picture at this size, in strips, so that its RGBA pixels never exist twice. */
function draw(
  bitmap: ImageBitmap,
  exactWidth: number,
  exactHeight: number,
  background: string,
  quality: ImageSmoothingQuality,
): GreyImage {
  const width = Math.max(1, Math.round(exactWidth));
  const height = Math.max(1, Math.round(exactHeight));
  const grey = createGreyImage(width, height);
  const stripHeight = Math.min(STRIP_PX, height);
  const context = new OffscreenCanvas(width, stripHeight).getContext('2d', {
    willReadFrequently: true,
    alpha: false,
  });
  if (context === null) throw new Error('This browser cannot draw the picture.');
  context.fillStyle = background;
  context.imageSmoothingQuality = quality;
  for (let top = 0; top < height; top += stripHeight) {
    context.fillRect(0, 0, width, stripHeight);
    context.drawImage(bitmap, 0, -top, width, height);
    const { data } = context.getImageData(0, 0, width, stripHeight);
    // One little-endian integer a pixel, red in the lowest byte.
    const colours = new Uint32Array(data.buffer);
    const rows = grey.data.subarray(top * width, (top + stripHeight) * width);
    for (let at = 0; at < rows.length; at += 1) rows[at] = luminance(colours[at] ?? 0);
  }
  return grey;
}

const luminance = (colour: number): number =>
  ((colour & 255) * 77 + ((colour >> 8) & 255) * 151 + ((colour >> 16) & 255) * 28) >> 8;
