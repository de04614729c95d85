import type { Browser } from '@playwright/test';
import { median } from '../../lib/statistics';
import { POINTERS, type Pointer } from './displayPointer';
import { leastTaps } from './least';
import { goThrough } from './tapper';
import { throughForms } from './walks/forms';
import { throughHome } from './walks/home';
import { throughOrder } from './walks/order';
import { throughProducts } from './walks/products';

/** How long a tap waited for the next frame, ms at a quarter of the processor's speed. */
export interface Tap {
  readonly tap: string;
  /** The middle of the runs; each is told by the browser in steps of 8 ms. */
  readonly finger: number;
  /** The longest of the runs. */
  readonly 'finger, most': number;
  readonly mouse: number;
  readonly 'mouse, most': number;
}

type Waits = ReadonlyMap<string, number>;

/**
 * Taps through the whole shop on a phone, with a finger and with a mouse in turn.
 *
 * @param folder for what is built to compare with
 */
export async function tapsOf(
  browser: Browser,
  origin: string,
  runs: number,
  folder: string,
): Promise<readonly Tap[]> {
  const walks = [await leastTaps(folder), throughHome, throughProducts, throughForms, throughOrder];
  const told: Record<Pointer, Waits[]> = { finger: [], mouse: [] };
  for (let run = 0; run < runs; run += 1)
    for (const pointer of POINTERS) {
      const waits = new Map<string, number>();
      for (const walk of walks) await goThrough(browser, origin, walk, pointer, waits);
      told[pointer].push(waits);
    }
  const of = (pointer: Pointer, tap: string) =>
    told[pointer].map((waits) => waits.get(tap) ?? Number.NaN);
  return [...(told.finger[0]?.keys() ?? [])].map((tap) => {
    const [finger, mouse] = [of('finger', tap), of('mouse', tap)];
    return {
      tap,
      finger: median(finger),
      'finger, most': Math.max(...finger),
      mouse: median(mouse),
      'mouse, most': Math.max(...mouse),
    };
  });
}
