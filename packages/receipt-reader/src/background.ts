/** A thumbnail of this size is enough to tell light from dark. */
const SAMPLE_PX = 64;
/** Less transparency is only a rounded corner or a shadow. */
const TRANSPARENT_SHARE = 0.02;

/** The background colour on which a picture, which may be transparent, is readable. */
export function backgroundFor(picture: ImageBitmap): 'white' | 'black' {
  const context = new OffscreenCanvas(SAMPLE_PX, SAMPLE_PX).getContext('2d', {
    willReadFrequently: true,
  });
  if (context === null) return 'white';
  // At lower quality the thumbnail would miss thin letters.
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, SAMPLE_PX, SAMPLE_PX);
  return contrastingColour(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data);
}

/**
 * Black for a transparent picture with light pixels, otherwise white.
 * @param rgba 4 bytes a pixel, not premultiplied by alpha
 */
export function contrastingColour(rgba: Uint8ClampedArray): 'white' | 'black' {
  let light = 0;
  let opaque = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    opaque += alpha;
  }
  const isTransparent = opaque < (1 - TRANSPARENT_SHARE) * 255 * (rgba.length / 4);
  return isTransparent && light > opaque * 128 ? 'black' : 'white';
}
