import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { AIM_MS, middleOf, type Point, PRESS_MS } from './aim';

/** What taps: a finger waits for the browser to know that it is no swipe, a mouse does not. */
export const POINTERS = ['finger', 'mouse'] as const;
export type Pointer = (typeof POINTERS)[number];

/** Taps the middle of something. @throws Error when it is not on the page, or something else lies over it */
export type Tap = (target: Locator) => Promise<void>;

const BLANK = '<!doctype html><meta name="viewport" content="width=device-width"><body>';
/** Lies in the page, wherever in the display its window stands, px of the display. */
const SOMEWHERE: Point = { x: 200, y: 500 };

const run = promisify(execFile);

const forMs = (ms: number) => ['sleep', String(ms / 1000)];

/** Presses the mouse of the display. */
async function press({ x, y }: Point): Promise<void> {
  const move = ['mousemove', ...[x, y].map((place) => String(Math.round(place)))];
  await run('xdotool', [
    ...move,
    ...forMs(AIM_MS),
    ...['mousedown', '1'],
    ...forMs(PRESS_MS),
    ...['mouseup', '1'],
  ]);
}

/** Where the page begins in the display, px. */
async function originOf(page: Page): Promise<Point> {
  await page.setContent(BLANK);
  const pressed = page.evaluate(
    () =>
      new Promise<Point>((resolve) =>
        addEventListener('pointerdown', ({ clientX: x, clientY: y }) => resolve({ x, y })),
      ),
  );
  await press(SOMEWHERE);
  const { x, y } = await pressed;
  return { x: SOMEWHERE.x - x, y: SOMEWHERE.y - y };
}

/**
 * A hand for an empty page that stands in a window of the display, whose mouse Chromium takes for a finger where it is to be
 * one. The touches and clicks of DevTools would not do: before each of them it asks the page for a frame, for which the tap
 * waits as well, and no shopper's does.
 */
export async function handFor(page: Page, devtools: CDPSession, pointer: Pointer): Promise<Tap> {
  const enabled = pointer === 'finger';
  await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled, configuration: 'mobile' });
  const origin = await originOf(page);
  return async (target) => {
    const { x, y } = await middleOf(target);
    await press({ x: origin.x + x, y: origin.y + y });
  };
}
