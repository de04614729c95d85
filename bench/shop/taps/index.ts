import type { Browser } from '@playwright/test';
import { median } from '../../lib/statistics';
import { baselineWalk } from './baseline';
import { POINTERS, type Pointer } from './displayPointer';
import { runWalk } from './tapper';
import { walkForms } from './walks/forms';
import { walkHome } from './walks/home';
import { walkOrder } from './walks/order';
import { walkProducts } from './walks/products';

/** The time from a tap to the next frame, ms with the CPU slowed down 4x. */
export interface Tap {
  readonly tap: string;
  /** The median of the runs. The browser rounds to 8 ms. */
  readonly finger: number;
  /** The longest of the runs. */
  readonly 'finger, most': number;
  readonly mouse: number;
  readonly 'mouse, most': number;
}

type Waits = ReadonlyMap<string, number>;

/**
 * Measures taps in the whole shop on a phone, alternately with a finger and a mouse.
 *
 * @param folder the output folder of the baseline
 */
export async function tapsOf(
  browser: Browser,
  origin: string,
  runs: number,
  folder: string,
): Promise<readonly Tap[]> {
  const walks = [await baselineWalk(folder), walkHome, walkProducts, walkForms, walkOrder];
  const waitsByPointer: Record<Pointer, Waits[]> = { finger: [], mouse: [] };
  for (let run = 0; run < runs; run += 1)
    for (const pointer of POINTERS) {
      const waits = new Map<string, number>();
      for (const walk of walks) await runWalk(browser, origin, walk, pointer, waits);
      waitsByPointer[pointer].push(waits);
    }
  const waitsOf = (pointer: Pointer, tap: string) =>
    waitsByPointer[pointer].map((waits) => waits.get(tap) ?? Number.NaN);
  return [...(waitsByPointer.finger[0]?.keys() ?? [])].map((tap) => {
    const [finger, mouse] = [waitsOf('finger', tap), waitsOf('mouse', tap)];
    return {
      tap,
      finger: median(finger),
      'finger, most': Math.max(...finger),
      mouse: median(mouse),
      'mouse, most': Math.max(...mouse),
    };
  });
}
