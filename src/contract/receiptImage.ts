/**
 * How a receipt is made smaller, and on which ground a transparent one stands. Both sides do it: the storefront before it
 * sends a receipt, the server before it stores one.
 */

/** A picture with more pixels is not decoded: each takes 4 bytes of memory. */
export const RECEIPT_MAX_PIXELS = 50_000_000;
/**
 * No side of a receipt is shorter, px: receiver and amount in the smallest letters that a screen shows are 2 lines of 15 px. A
 * strip that was cut out of a screenshot is longer.
 */
export const RECEIPT_MIN_SIDE_PX = 30;
/** A stored receipt has at most so many, which keeps the text of a long screenshot readable. */
const KEPT_PIXELS = 12_000_000;
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
 * The size at which a picture is kept: as it is, or with fewer pixels. It goes by area, so that a screenshot of many pages
 * does not become a narrow strip.
 * @param pixels how many it may have; a long one has more
 */
export function receiptSize({ width, height }: Size, pixels = KEPT_PIXELS): Size {
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

/** Less transparency than this is a rounded corner or a shadow, whatever the ground. */
const TRANSPARENT_SHARE = 0.02;

/**
 * The ground for a transparent picture on which what is drawn can be seen: black under light pixels, white under dark.
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
