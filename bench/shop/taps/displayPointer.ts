import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { AIM_MS, middleOf, type Point, PRESS_MS } from '../pressed';

/** What taps: a finger waits for the browser to know that it is no swipe, a mouse does not. */
export const POINTERS = ['finger', 'mouse'] as const;
export type Pointer = (typeof POINTERS)[number];

/** @throws Error when it is not on the page, or something else lies over it */
export type TapOn = (target: Locator) => Promise<void>;

/** Has the window stand where it is looked for, on a display of any size that holds a phone. */
export const WINDOW_ARGS = ['--window-position=0,0'];
/** Lies in the page of a window that stands there, px of the display. */
const IN_PAGE: Point = { x: 200, y: 500 };
/** How long the page may take to hear a press, ms. */
const HEARD_MS = 5000;

const BLANK = '<!doctype html><meta name="viewport" content="width=device-width"><body>';

const run = promisify(execFile);
const xdotool = (...steps: readonly (string | number)[]) => run('xdotool', steps.map(String));

/** @throws Error when there is no display whose mouse can be moved */
export async function expectDisplay(): Promise<void> {
  await xdotool('getmouselocation').catch((cause: unknown) => {
    const message =
      'Taps are made with the mouse of a display of X. Install xvfb and xdotool, and run "xvfb-run -a npm run bench -- --only taps".';
    throw new Error(message, { cause });
  });
}

async function press({ x, y }: Point): Promise<void> {
  const [aim, hold] = [AIM_MS / 1000, PRESS_MS / 1000];
  const move = ['mousemove', Math.round(x), Math.round(y), 'sleep', aim];
  await xdotool(...move, 'mousedown', 1, 'sleep', hold, 'mouseup', 1);
}

/** Where the page begins in the display, px; there a px is one of the page. */
async function originOf(page: Page): Promise<Point> {
  await page.setContent(BLANK);
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ clientX: x, clientY: y }) =>
      Object.assign(window, { heard: { x, y } }),
    ),
  );
  await press(IN_PAGE);
  const heard = await page.waitForFunction(
    () => (window as unknown as { heard?: Point }).heard,
    undefined,
    { timeout: HEARD_MS },
  );
  const { x, y } = (await heard.jsonValue()) as Point;
  return { x: IN_PAGE.x - x, y: IN_PAGE.y - y };
}

/**
 * Taps on an empty page that stands in a window of the display, with the mouse of that, which Chromium takes for a finger
 * where it is to be one. The touches and clicks of DevTools would not do: before each of them it asks the page for a frame,
 * for which the tap waits as well, and no shopper's does.
 */
export async function tapperFor(
  page: Page,
  devtools: CDPSession,
  pointer: Pointer,
): Promise<TapOn> {
  const enabled = pointer === 'finger';
  await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled, configuration: 'mobile' });
  const origin = await originOf(page);
  return async (target) => {
    const { x, y } = await middleOf(target);
    await press({ x: origin.x + x, y: origin.y + y });
  };
}
