import type { AddressSuggestion, Location } from '@kedai/contract/calls/general';

/** Suggests addresses and locates them. */
export interface Maps {
  /** Addresses that match a typed text, best first. */
  suggest(text: string): Promise<readonly AddressSuggestion[]>;
  /** The location of a suggested place (degrees); null if unknown. */
  locate(placeId: string): Promise<Location | null>;
}
