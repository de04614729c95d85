import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { AIM_MS, type Point, PRESS_MS, tapPointOf } from '../pointer';

/** The input device. After a touch, the browser waits to see whether it is a swipe; after a mouse press it does not. */
export const POINTERS = ['finger', 'mouse'] as const;
export type Pointer = (typeof POINTERS)[number];

/** @throws Error when the element is not on the page, or something covers it */
export type TapOn = (target: Locator) => Promise<void>;

/** Places the window at the origin of the display. */
export const WINDOW_ARGS = ['--window-position=0,0'];
/** A point inside the page of that window, display px. */
const IN_PAGE: Point = { x: 200, y: 500 };
/** How long the page may take to receive a press, ms. */
const PRESS_TIMEOUT_MS = 5000;

const BLANK = '<!doctype html><meta name="viewport" content="width=device-width"><body>';

const run = promisify(execFile);
const xdotool = (...steps: readonly (string | number)[]) => run('xdotool', steps.map(String));

/** @throws Error when there is no display whose mouse can be moved */
export async function expectDisplay(): Promise<void> {
  await xdotool('getmouselocation').catch((cause: unknown) => {
    const message =
      'Taps need the mouse of an X display. Install xvfb and xdotool, and run "xvfb-run -a npm run bench -- --only taps".';
    throw new Error(message, { cause });
  });
}

async function press({ x, y }: Point): Promise<void> {
  const [aim, hold] = [AIM_MS / 1000, PRESS_MS / 1000];
  const move = ['mousemove', Math.round(x), Math.round(y), 'sleep', aim];
  await xdotool(...move, 'mousedown', 1, 'sleep', hold, 'mouseup', 1);
}

/** The origin of the page on the display, px. */
async function originOf(page: Page): Promise<Point> {
  await page.setContent(BLANK);
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ clientX: x, clientY: y }) =>
      Object.assign(window, { pressed: { x, y } }),
    ),
  );
  await press(IN_PAGE);
  const pressed = await page.waitForFunction(
    () => (window as unknown as { pressed?: Point }).pressed,
    undefined,
    { timeout: PRESS_TIMEOUT_MS },
  );
  const { x, y } = (await pressed.jsonValue()) as Point;
  return { x: IN_PAGE.x - x, y: IN_PAGE.y - y };
}

/**
 * Creates a function that taps with the mouse of the display; for `finger`, Chromium treats the mouse as touch. Input from
 * DevTools would distort the measurement: DevTools requests a frame before each input, and the tap waits for it.
 */
export async function createPointer(
  page: Page,
  devtools: CDPSession,
  pointer: Pointer,
): Promise<TapOn> {
  const enabled = pointer === 'finger';
  await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled, configuration: 'mobile' });
  const origin = await originOf(page);
  return async (target) => {
    const { x, y } = await tapPointOf(target);
    await press({ x: origin.x + x, y: origin.y + y });
  };
}
