import type { Locator } from '@playwright/test';

/** How long a finger stays on the glass, and a button of the mouse down. */
export const PRESS_MS = 60;
/** How long a mouse rests on something before it is pressed. */
export const AIM_MS = 100;

/** A place in the page or in the display, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Where something is tapped.
 * @throws Error when it is not on the page, or something else lies over it
 */
export async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`What should be tapped is not on the page: ${target}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isHit = await target.evaluate((element, { x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || (hit?.closest('label')?.contains(element) ?? false);
  }, point);
  if (!isHit) throw new Error(`Something else lies over what should be tapped: ${target}`);
  return point;
}
