/**
 * The size and the background of receipts. The storefront applies them before the upload, the server before it stores a
 * receipt.
 */

/** A picture with more pixels is not decoded: each takes 4 bytes of memory. */
export const RECEIPT_MAX_PIXELS = 50_000_000;
/** The minimum side of a receipt, px: receiver and amount in the smallest letters of a screen are two lines of 15 px. */
export const RECEIPT_MIN_SIDE_PX = 30;
/** The maximum of a stored receipt. It keeps the text of a long screenshot readable. */
const MAX_STORED_PIXELS = 12_000_000;
/** Text on a phone's screenshot is readable down to this width, px. */
const READABLE_WIDTH_PX = 720;

/** No side of a JPEG may be longer, px. */
const LONGEST_SIDE_PX = 65_000;

/** px */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size at which a picture is stored: unchanged, or with fewer pixels. The limit is an area, so that a screenshot of
 * many pages does not become a narrow strip.
 * @param pixels the maximum; a long picture may have more
 */
export function receiptSize({ width, height }: Size, pixels = MAX_STORED_PIXELS): Size {
  const byArea = Math.sqrt(pixels / (width * height));
  const scale = Math.min(
    1,
    LONGEST_SIDE_PX / Math.max(width, height),
    Math.max(byArea, READABLE_WIDTH_PX / width),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Less transparency is only a rounded corner or a shadow. */
const TRANSPARENT_SHARE = 0.02;

/**
 * The background on which a transparent picture is visible: black for light pixels, white for dark ones.
 * @param rgba 4 bytes a pixel, not premultiplied by alpha; a small copy of the picture is enough
 */
export function contrastingGround(rgba: Uint8Array | Uint8ClampedArray): 'white' | 'black' {
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
