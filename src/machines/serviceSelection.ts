import { assign, emit, setup } from 'xstate';
import type { AddressSuggestion, Location } from '../contract/general';
import {
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_MIN_CHARACTERS,
  SUGGESTION_PAUSE_MS,
} from '../contract/limits';
import type { Selection, ServiceType } from '../contract/selection';
import { isSelectionCurrent } from '../contract/slots';
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
  const deliveryAddress = context.address.trim();
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
}) => address.trim().length >= SUGGESTION_MIN_CHARACTERS && address !== place?.description;

const stillThere = (place: AddressSuggestion | null, address: string) =>
  place !== null && address.startsWith(place.description);

/**
 * Service selection (spec §2, §4, §5): the service, then the branch or the address, then date and slot.
 * Confirm saves the selection and has the page reloaded.
 */
export const serviceSelectionMachine = setup({
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
    locate: required<Location | null, { readonly placeId: string }>('locate'),
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
    keepLocation: assign((_, { location }: { location: Location | null }) => ({ location })),
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
}).createMachine({
  id: 'serviceSelection',
  description: 'Pick Up or Delivery, where, and when.',
  context: ({ input: { selection } }) => ({
    serviceType: selection?.serviceType ?? null,
    address: selection?.serviceType === 'delivery' ? selection.deliveryAddress : '',
    suggestions: [],
    place: null,
    location: null,
    date: '',
    time: '',
    problem: null,
  }),
  output: ({ context }) => ({ selection: selectionOf(context) }),
  initial: 'choosingService',
  states: {
    choosingService: {
      description: 'Step 1: Pick Up or Delivery?',
      on: {
        'service.chosen': [
          { guard: 'choosesDelivery', target: 'enteringAddress', actions: 'keepService' },
          { target: 'confirmingBranch', actions: 'keepService' },
        ],
      },
    },
    confirmingBranch: {
      description: 'Step 2, pickup: the one branch.',
      on: {
        'step.backRequested': 'choosingService',
        'step.nextRequested': 'choosingSlot',
      },
    },
    enteringAddress: {
      description: 'Step 2, delivery: the address, with suggestions and a map.',
      type: 'parallel',
      exit: 'hideSuggestions',
      on: {
        'step.backRequested': 'choosingService',
        'step.nextRequested': 'choosingSlot',
      },
      states: {
        suggesting: {
          initial: 'resting',
          on: {
            'address.typed': [
              { guard: 'isTypedLongEnough', target: '.debouncing', actions: 'keepAddress' },
              { target: '.resting', actions: ['keepAddress', 'hideSuggestions'] },
            ],
            'suggestion.chosen': { target: '.pausing', actions: ['keepPlace', 'hideSuggestions'] },
            'suggestions.dismissed': { target: '.resting', actions: 'hideSuggestions' },
          },
          states: {
            resting: { description: 'Nothing to look up.' },
            debouncing: {
              description: 'Waits for the typing to stop.',
              after: { suggestionDebounce: 'lookingUp' },
            },
            lookingUp: {
              description: 'Suggestions are being fetched.',
              tags: 'lookingUp',
              invoke: {
                id: 'suggest',
                src: 'suggest',
                input: ({ context }) => ({ text: context.address.trim() }),
                onDone: {
                  target: 'resting',
                  actions: {
                    type: 'showSuggestions',
                    params: ({ event }) => ({ suggestions: event.output }),
                  },
                },
                onError: {
                  target: 'resting',
                  actions: [
                    'hideSuggestions',
                    {
                      type: 'logFailedLookup',
                      params: ({ event }) => ({ what: 'suggestions', error: event.error }),
                    },
                  ],
                },
              },
            },
            pausing: {
              description: 'The chosen text itself is not looked up.',
              on: { 'address.typed': { actions: 'keepAddress' } },
              after: {
                suggestionPause: [
                  { guard: 'wasTypedOn', target: 'debouncing' },
                  { target: 'resting' },
                ],
              },
            },
          },
        },
        placing: {
          initial: 'recalling',
          on: {
            'suggestion.chosen': { target: '.locating' },
            'address.typed': [
              { guard: 'isPlaceStillMeant' },
              { target: '.unplaced', actions: 'dropPlace' },
            ],
          },
          states: {
            recalling: {
              description: 'Coming back from step 3, the chosen place is still known.',
              always: [
                { guard: 'isLocated', target: 'placed' },
                { guard: 'isPlaceChosen', target: 'locating' },
                { target: 'unplaced' },
              ],
            },
            unplaced: { description: 'No place is chosen, or it could not be found.' },
            locating: {
              description: 'Where is the chosen place?',
              tags: 'locating',
              invoke: {
                id: 'locate',
                src: 'locate',
                input: ({ context }) => ({ placeId: context.place?.place_id ?? '' }),
                onDone: {
                  target: 'placed',
                  actions: {
                    type: 'keepLocation',
                    params: ({ event }) => ({ location: event.output }),
                  },
                },
                onError: {
                  target: 'unplaced',
                  actions: {
                    type: 'logFailedLookup',
                    params: ({ event }) => ({ what: 'place', error: event.error }),
                  },
                },
              },
            },
            placed: { description: 'The marker stands on the map.' },
          },
        },
      },
    },
    choosingSlot: {
      description: 'Step 3: date and time.',
      on: {
        'date.chosen': { actions: ['keepDate', 'clearProblem'] },
        'time.chosen': { actions: ['keepTime', 'clearProblem'] },
        'step.backRequested': [
          { guard: 'isDelivery', target: 'enteringAddress', actions: 'clearProblem' },
          { target: 'confirmingBranch', actions: 'clearProblem' },
        ],
        'selection.confirmed': [
          {
            guard: 'isIncomplete',
            actions: { type: 'noteProblem', params: { problem: 'fieldsMissing' } },
          },
          {
            guard: 'hasSlotPassed',
            actions: ['dropTime', { type: 'noteProblem', params: { problem: 'slotPassed' } }],
          },
          { target: 'saving', actions: 'clearProblem' },
        ],
      },
    },
    saving: {
      description: 'The selection is being written.',
      tags: 'busy',
      invoke: {
        id: 'saveSelection',
        src: 'saveSelection',
        input: ({ context }) => ({ selection: selectionOf(context) }),
        onDone: 'saved',
        onError: {
          target: 'choosingSlot',
          actions: { type: 'noteProblem', params: { problem: 'notSaved' } },
        },
      },
    },
    saved: {
      description: 'Saved; the page starts anew with it.',
      type: 'final',
      entry: 'reloadPage',
    },
  },
});
