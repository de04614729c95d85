import { assign, emit, setup } from 'xstate';
import type { AddressSuggestion, Location } from '../contract/general';
import {
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_MIN_CHARACTERS,
  SUGGESTION_PAUSE_MS,
} from '../contract/limits';
import type { Selection, ServiceType } from '../contract/selection';
import { isSelectionCurrent } from '../contract/slots';
import { cleanText, isLongEnough, isVisible } from '../contract/text';
import { actorPlaceholder } from './actorPlaceholder';

/** Why Confirm failed. The texts are in `src/text/serviceSelection`. */
export type ServiceSelectionProblem = 'fieldsMissing' | 'slotPassed' | 'notSaved';

export interface ServiceSelectionContext {
  readonly serviceType: ServiceType | null;
  /** As typed, or the description of the chosen suggestion. */
  readonly address: string;
  readonly suggestions: readonly AddressSuggestion[];
  /** The chosen suggestion, as long as the address still starts with it. */
  readonly place: AddressSuggestion | null;
  /** The coordinates of the chosen place; null until they are known. */
  readonly location: Location | null;
  /** `YYYY-MM-DD`, empty when none is chosen. */
  readonly date: string;
  /** A slot's label, empty when none is chosen. */
  readonly time: string;
  readonly problem: ServiceSelectionProblem | null;
}

export type ServiceSelectionEvent =
  | { type: 'service.chosen'; serviceType: ServiceType }
  | { type: 'address.typed'; address: string }
  | { type: 'suggestion.chosen'; suggestion: AddressSuggestion }
  | { type: 'suggestions.dismissed' }
  /** `at` (epoch ms) is the time of the click: slots pass while the modal is open. */
  | { type: 'date.chosen'; date: string; at: number }
  | { type: 'time.chosen'; time: string }
  | { type: 'step.nextRequested' }
  | { type: 'step.backRequested' }
  | { type: 'selection.confirmed'; at: number };

/** A failed lookup, which is only logged (spec §8). */
export interface LookupFailed {
  readonly type: 'lookupFailed';
  readonly what: 'suggestions' | 'place';
  readonly error: unknown;
}

/** The selection that the context amounts to; null while something actorPlaceholder is missing (spec §5). */
export function selectionOf(context: ServiceSelectionContext): Selection | null {
  const { serviceType, date, time } = context;
  const deliveryAddress = cleanText(context.address);
  if (serviceType === null || date === '' || time === '') return null;
  if (serviceType === 'pickup') {
    return { serviceType, calendarDate: date, deliveryTime: time };
  }
  return isVisible(deliveryAddress)
    ? { serviceType, deliveryAddress, calendarDate: date, deliveryTime: time }
    : null;
}

/** Whether the text is long enough to look up, and is not the text of the chosen suggestion. */
const isWorthLookingUp = ({
  address,
  place,
}: {
  address: string;
  place: AddressSuggestion | null;
}) => isLongEnough(address, SUGGESTION_MIN_CHARACTERS) && address !== place?.description;

const includesPlace = (place: AddressSuggestion | null, address: string) =>
  place !== null && address.startsWith(place.description);

/** Types, effects, guards and actions of the machine `serviceSelection`. */
export const serviceSelectionSetup = setup({
  types: {
    context: {} as ServiceSelectionContext,
    events: {} as ServiceSelectionEvent,
    emitted: {} as LookupFailed,
    input: {} as { readonly selection: Selection | null },
    output: {} as { readonly selection: Selection | null },
    tags: {} as 'busy' | 'lookingUp' | 'locating',
  },
  actors: {
    suggest: actorPlaceholder<readonly AddressSuggestion[], { readonly text: string }>('suggest'),
    locate: actorPlaceholder<Location, { readonly placeId: string }>('locate'),
    saveSelection: actorPlaceholder<void, { readonly selection: Selection | null }>(
      'saveSelection',
    ),
  },
  delays: {
    suggestionDebounce: SUGGESTION_DEBOUNCE_MS,
    suggestionPause: SUGGESTION_PAUSE_MS,
  },
  guards: {
    isDelivery: ({ context }) => context.serviceType === 'delivery',
    isDeliveryChosen: ({ event }) => 'serviceType' in event && event.serviceType === 'delivery',
    isTypedLongEnough: ({ context, event }) =>
      'address' in event && isWorthLookingUp({ ...context, address: event.address }),
    hasTextChanged: ({ context }) => isWorthLookingUp(context),
    isLocated: ({ context }) => context.location !== null,
    isPlaceChosen: ({ context }) => context.place !== null,
    isPlaceUnchanged: ({ context, event }) =>
      'address' in event && includesPlace(context.place, event.address),
    isIncomplete: ({ context }) => selectionOf(context) === null,
    hasSlotPassed: ({ context, event }) => {
      const selection = selectionOf(context);
      return selection !== null && 'at' in event && !isSelectionCurrent(selection, event.at);
    },
  },
  actions: {
    setService: assign(({ event }) =>
      'serviceType' in event ? { serviceType: event.serviceType } : {},
    ),
    setAddress: assign(({ event }) => ('address' in event ? { address: event.address } : {})),
    setPlace: assign(({ event }) =>
      'suggestion' in event
        ? { address: event.suggestion.description, place: event.suggestion, location: null }
        : {},
    ),
    clearPlace: assign({ place: null, location: null }),
    setLocation: assign((_, { location }: { location: Location }) => ({ location })),
    showSuggestions: assign(
      (_, { suggestions }: { suggestions: readonly AddressSuggestion[] }) => ({
        suggestions,
      }),
    ),
    hideSuggestions: assign({ suggestions: [] }),
    setDate: assign(({ context, event }) => {
      if (!('date' in event)) return {};
      const { date, at } = event;
      const chosen = selectionOf({ ...context, serviceType: 'pickup', date });
      const stillFree = chosen !== null && isSelectionCurrent(chosen, at);
      return { date, time: stillFree ? context.time : '' };
    }),
    setTime: assign(({ event }) => ('time' in event ? { time: event.time } : {})),
    clearTime: assign({ time: '' }),
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, { problem }: { problem: ServiceSelectionProblem }) => ({ problem })),
    emitLookupFailed: emit((_, failed: Omit<LookupFailed, 'type'>) => ({
      type: 'lookupFailed' as const,
      ...failed,
    })),
    /** The feature provides it. Without it nothing happens. */
    reloadPage: () => undefined,
  },
});
