import { waitText } from '@kedai/contract/text/limitText';

/** Addresses, the map, and where the shop delivers. */
export const addressText = {
  tooManySearches: (waitMs: number) =>
    `Too many address searches. Please wait ${waitText(waitMs)}, or type the whole address yourself.`,
  noSuggestions:
    'Address suggestions are not available right now. You can type the whole address yourself.',
  noMap: 'The map is not available right now. The address can be used without it.',
  placeNotFound: 'This place was not found.',
  unknownState: (state: string) => `We do not deliver to ${state}. Please select the state again.`,
};
