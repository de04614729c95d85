import type { Look } from '../picture';
import { hungView } from './views';

/** A garment on a figure. */
export function wornView(seed: string, look: Look): string {
  return hungView(seed, look.garment, { ...look.wall, shape: 'window' });
}
