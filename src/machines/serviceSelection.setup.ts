import { assign, emit, setup } from 'xstate';
import type { AddressSuggestion, Location } from '../contract/general';
import {
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_MIN_CHARACTERS,
  SUGGESTION_PAUSE_MS,
} from '../contract/limits';
import type { Selection, ServiceType } from '../contract/selection';
import { isSelectionCurrent } from '../contract/slots';
import { cleanText, isLongEnough } from '../contract/text';
import { required } from './required';

/** Why Confirm did not go through; which sentence that is, `src/text/serviceSelection` says. */
export type ServiceSelectionProblem = 'fieldsMissing' | 'slotPassed' | 'notSaved';

export interface ServiceSelectionContext {
  readonly serviceType: ServiceType | null;
  /** As typed, or the description of the chosen suggestion. */
  readonly address: string;
  readonly suggestions: readonly AddressSuggestion[];
  /** The chosen suggestion, as long as the address still starts with it. */
  readonly place: AddressSuggestion | null;
  /** Where the chosen place lies; null until it is known. */
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
  /** `at` (epoch ms) is the moment of the click: slots pass while the modal is open. */
  | { type: 'date.chosen'; date: string; at: number }
  | { type: 'time.chosen'; time: string }
  | { type: 'step.nextRequested' }
  | { type: 'step.backRequested' }
  | { type: 'selection.confirmed'; at: number };

/** A lookup that failed; it is logged and nothing else (spec §8). */
export interface LookupFailed {
  readonly type: 'lookupFailed';
  readonly what: 'suggestions' | 'place';
  readonly error: unknown;
}

/** The selection that the context amounts to; null while something required is missing (spec §5). */
export function selectionOf(context: ServiceSelectionContext): Selection | null {
  const { serviceType, date, time } = context;
  const deliveryAddress = cleanText(context.address);
  if (serviceType === null || date === '' || time === '') return null;
  if (serviceType === 'pickup') {
    return { serviceType, calendarDate: date, deliveryTime: time };
  }
  return deliveryAddress === ''
    ? null
    : { serviceType, deliveryAddress, calendarDate: date, deliveryTime: time };
}

/** Whether a text is long enough to look addresses up, and not the text of the suggestion just chosen. */
const isWorthLookingUp = ({
  address,
  place,
}: {
  address: string;
  place: AddressSuggestion | null;
}) => isLongEnough(address, SUGGESTION_MIN_CHARACTERS) && address !== place?.description;

const stillThere = (place: AddressSuggestion | null, address: string) =>
  place !== null && address.startsWith(place.description);

/** Everything that the chart `serviceSelection` is made of: its data, its questions, its effects as typed holes. */
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
    suggest: required<readonly AddressSuggestion[], { readonly text: string }>('suggest'),
    locate: required<Location, { readonly placeId: string }>('locate'),
    saveSelection: required<void, { readonly selection: Selection | null }>('saveSelection'),
  },
  delays: {
    suggestionDebounce: SUGGESTION_DEBOUNCE_MS,
    suggestionPause: SUGGESTION_PAUSE_MS,
  },
  guards: {
    isDelivery: ({ context }) => context.serviceType === 'delivery',
    choosesDelivery: ({ event }) => 'serviceType' in event && event.serviceType === 'delivery',
    isTypedLongEnough: ({ context, event }) =>
      'address' in event && isWorthLookingUp({ ...context, address: event.address }),
    wasTypedOn: ({ context }) => isWorthLookingUp(context),
    isLocated: ({ context }) => context.location !== null,
    isPlaceChosen: ({ context }) => context.place !== null,
    isPlaceStillMeant: ({ context, event }) =>
      'address' in event && stillThere(context.place, event.address),
    isIncomplete: ({ context }) => selectionOf(context) === null,
    hasSlotPassed: ({ context, event }) => {
      const selection = selectionOf(context);
      return selection !== null && 'at' in event && !isSelectionCurrent(selection, event.at);
    },
  },
  actions: {
    keepService: assign(({ event }) =>
      'serviceType' in event ? { serviceType: event.serviceType } : {},
    ),
    keepAddress: assign(({ event }) => ('address' in event ? { address: event.address } : {})),
    keepPlace: assign(({ event }) =>
      'suggestion' in event
        ? { address: event.suggestion.description, place: event.suggestion, location: null }
        : {},
    ),
    dropPlace: assign({ place: null, location: null }),
    keepLocation: assign((_, { location }: { location: Location }) => ({ location })),
    showSuggestions: assign(
      (_, { suggestions }: { suggestions: readonly AddressSuggestion[] }) => ({
        suggestions,
      }),
    ),
    hideSuggestions: assign({ suggestions: [] }),
    keepDate: assign(({ context, event }) => {
      if (!('date' in event)) return {};
      const { date, at } = event;
      const chosen = selectionOf({ ...context, serviceType: 'pickup', date });
      const stillFree = chosen !== null && isSelectionCurrent(chosen, at);
      return { date, time: stillFree ? context.time : '' };
    }),
    keepTime: assign(({ event }) => ('time' in event ? { time: event.time } : {})),
    dropTime: assign({ time: '' }),
    clearProblem: assign({ problem: null }),
    noteProblem: assign((_, { problem }: { problem: ServiceSelectionProblem }) => ({ problem })),
    logFailedLookup: emit((_, failed: Omit<LookupFailed, 'type'>) => ({
      type: 'lookupFailed' as const,
      ...failed,
    })),
    /** Filled where the chart meets the browser; without it nothing happens. */
    reloadPage: () => undefined,
  },
});
