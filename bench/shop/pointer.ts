import type { Locator } from '@playwright/test';

/** The duration of a press, ms. */
export const PRESS_MS = 60;
/** The time between moving the mouse and pressing, ms. */
export const AIM_MS = 100;

/** A point on the page or the display, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The centre of an element.
 * @throws Error when the element is not on the page, or something covers it
 */
export async function tapPointOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`The tap target is not on the page: ${target}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isHit = await target.evaluate((element, { x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || (hit?.closest('label')?.contains(element) ?? false);
  }, point);
  if (!isHit) throw new Error(`Something covers the tap target: ${target}`);
  return point;
}
