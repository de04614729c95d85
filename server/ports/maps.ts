import type { AddressSuggestion, Location } from '../../src/contract/general';

/** Suggests addresses and finds where they are. */
export interface Maps {
  /** Addresses that a typed text may mean, the likeliest first; none when nothing fits. */
  suggest(text: string): Promise<readonly AddressSuggestion[]>;
  /** Where a suggested place is (degrees); null for an unknown one. */
  locate(placeId: string): Promise<Location | null>;
}
