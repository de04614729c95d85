import type { AddressSuggestion, Location } from '@kedai/contract/calls/general';
import {
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_MIN_CHARACTERS,
  SUGGESTION_PAUSE_MS,
} from '@kedai/contract/rules/limits';
import type { Selection, ServiceType } from '@kedai/contract/rules/selection';
import { isSelectionCurrent } from '@kedai/contract/rules/slots';
import { cleanText, isLongEnough, isVisible } from '@kedai/contract/rules/text';
import { assign, setup } from 'xstate';
import { actorPlaceholder } from './actorPlaceholder';

/** Why Confirm failed, as a state of the last step and its tag. The texts are in `src/text/order/serviceSelection`. */
export const SERVICE_SELECTION_PROBLEMS = ['fieldsMissing', 'slotPassed', 'notSaved'] as const;

export type ServiceSelectionProblem = (typeof SERVICE_SELECTION_PROBLEMS)[number];

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
}

export type ServiceSelectionEvent =
  | { type: 'service.chosen'; serviceType: ServiceType }
  | { type: 'address.typed'; address: string }
  | { type: 'suggestion.chosen'; suggestion: AddressSuggestion }
  /** `at` (epoch ms) is the time of the click: slots pass while the modal is open. */
  | { type: 'date.chosen'; date: string; at: number }
  | { type: 'time.chosen'; time: string }
  | { type: 'step.nextRequested' }
  | { type: 'step.backRequested' }
  | { type: 'selection.confirmed'; at: number };

/** Whether a delivery has no address. */
export const isAddressMissing = ({ serviceType, address }: ServiceSelectionContext): boolean =>
  serviceType === 'delivery' && !isVisible(cleanText(address));

/** The selection that the context amounts to; null while something is missing (spec §5). */
function selectionOf(context: ServiceSelectionContext): Selection | null {
  const { serviceType, address, date, time } = context;
  if (serviceType === null || date === '' || time === '' || isAddressMissing(context)) return null;
  const slot = { calendarDate: date, deliveryTime: time };
  if (serviceType === 'pickup') return { serviceType, ...slot };
  return { serviceType, deliveryAddress: cleanText(address), ...slot };
}

/** Whether the text is long enough to look up, and is not the text of the chosen suggestion. */
const isWorthLookingUp = ({ address, place }: Pick<ServiceSelectionContext, 'address' | 'place'>) =>
  isLongEnough(address, SUGGESTION_MIN_CHARACTERS) && address !== place?.description;

const serviceSelectionSetup = setup({
  types: {
    context: {} as ServiceSelectionContext,
    events: {} as ServiceSelectionEvent,
    input: {} as { readonly selection: Selection | null },
    /** `service`, `branch`, `address` and `slot` are steps of the page. */
    tags: {} as
      | 'service'
      | 'branch'
      | 'address'
      | 'slot'
      | 'busy'
      | 'lookingUp'
      | 'notLocated'
      | ServiceSelectionProblem,
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
    isDeliveryChosen: (_, serviceType: ServiceType) => serviceType === 'delivery',
    isTypedLongEnough: ({ context: { place } }, address: string) =>
      isWorthLookingUp({ address, place }),
    hasTextChanged: ({ context }) => isWorthLookingUp(context),
    isLocated: ({ context }) => context.location !== null,
    isPlaceChosen: ({ context }) => context.place !== null,
    isPlaceUnchanged: ({ context: { place } }, address: string) =>
      place !== null && address.startsWith(place.description),
    isIncomplete: ({ context }) => selectionOf(context) === null,
    hasSlotPassed: ({ context }, at: number) => {
      const selection = selectionOf(context);
      return selection !== null && !isSelectionCurrent(selection, at);
    },
  },
  actions: {
    setService: assign((_, serviceType: ServiceType) => ({ serviceType })),
    setAddress: assign((_, address: string) => ({ address })),
    setPlace: assign((_, place: AddressSuggestion) => ({
      address: place.description,
      place,
      location: null,
    })),
    clearPlace: assign({ place: null, location: null }),
    setLocation: assign((_, location: Location) => ({ location })),
    showSuggestions: assign((_, suggestions: readonly AddressSuggestion[]) => ({ suggestions })),
    hideSuggestions: assign({ suggestions: [] }),
    setDate: assign(({ context }, { date, at }: { date: string; at: number }) => {
      const chosen = selectionOf({ ...context, serviceType: 'pickup', date });
      const stillFree = chosen !== null && isSelectionCurrent(chosen, at);
      return { date, time: stillFree ? context.time : '' };
    }),
    setTime: assign((_, time: string) => ({ time })),
    clearTime: assign({ time: '' }),
  },
});

const addressOf = ({ event }: { readonly event: { readonly address: string } }) => event.address;

/**
 * Service selection (spec §2, §4, §5): the service, then the branch or the address, then date and slot. Confirm saves the
 * selection and ends the flow.
 */
export const serviceSelectionMachine = serviceSelectionSetup.createMachine({
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
  }),
  initial: 'choosingService',
  states: {
    choosingService: {
      description: 'Step 1: Pick Up or Delivery?',
      tags: 'service',
      on: {
        'service.chosen': [
          {
            guard: { type: 'isDeliveryChosen', params: ({ event }) => event.serviceType },
            target: 'enteringAddress',
            actions: { type: 'setService', params: ({ event }) => event.serviceType },
          },
          {
            target: 'confirmingBranch',
            actions: { type: 'setService', params: ({ event }) => event.serviceType },
          },
        ],
      },
    },
    confirmingBranch: {
      description: 'Step 2, pickup: the one branch.',
      tags: 'branch',
      on: {
        'step.backRequested': 'choosingService',
        'step.nextRequested': 'choosingSlot',
      },
    },
    enteringAddress: {
      description: 'Step 2, delivery: the address, with suggestions and a map.',
      tags: 'address',
      type: 'parallel',
      exit: 'hideSuggestions',
      on: {
        'step.backRequested': 'choosingService',
        'step.nextRequested': 'choosingSlot',
      },
      states: {
        suggestions: {
          description: 'The suggestions for the typed text.',
          initial: 'idle',
          on: {
            'address.typed': [
              {
                guard: { type: 'isTypedLongEnough', params: addressOf },
                target: '.debouncing',
                actions: { type: 'setAddress', params: addressOf },
              },
              {
                target: '.idle',
                actions: [{ type: 'setAddress', params: addressOf }, 'hideSuggestions'],
              },
            ],
            'suggestion.chosen': {
              target: '.pausing',
              actions: [
                { type: 'setPlace', params: ({ event }) => event.suggestion },
                'hideSuggestions',
              ],
            },
          },
          states: {
            idle: { description: 'Nothing to look up.' },
            debouncing: {
              description: 'Waits until the shopper stops typing.',
              after: { suggestionDebounce: 'lookingUp' },
            },
            lookingUp: {
              description: 'Suggestions are being fetched.',
              tags: 'lookingUp',
              invoke: {
                id: 'suggest',
                src: 'suggest',
                input: ({ context }) => ({ text: cleanText(context.address) }),
                onDone: {
                  target: 'idle',
                  actions: {
                    type: 'showSuggestions',
                    params: ({ event }) => event.output,
                  },
                },
                onError: { target: 'idle', actions: 'hideSuggestions' },
              },
            },
            pausing: {
              description: 'The text of the chosen suggestion is not looked up.',
              on: { 'address.typed': { actions: { type: 'setAddress', params: addressOf } } },
              after: {
                suggestionPause: [
                  { guard: 'hasTextChanged', target: 'debouncing' },
                  { target: 'idle' },
                ],
              },
            },
          },
        },
        location: {
          description: 'The chosen place on the map.',
          initial: 'restoring',
          on: {
            'suggestion.chosen': { target: '.locating' },
            'address.typed': [
              { guard: { type: 'isPlaceUnchanged', params: addressOf } },
              { target: '.unlocated', actions: 'clearPlace' },
            ],
          },
          states: {
            restoring: {
              description: 'Restores the chosen place when the shopper comes back from step 3.',
              always: [
                { guard: 'isLocated', target: 'located' },
                { guard: 'isPlaceChosen', target: 'locating' },
                { target: 'unlocated' },
              ],
            },
            unlocated: { description: 'No place is chosen.' },
            locating: {
              description: 'The chosen place is being located.',
              invoke: {
                id: 'locate',
                src: 'locate',
                input: ({ context }) => ({ placeId: context.place?.place_id ?? '' }),
                onDone: {
                  target: 'located',
                  actions: { type: 'setLocation', params: ({ event }) => event.output },
                },
                onError: 'notLocated',
              },
            },
            located: { description: 'The map shows a marker at the chosen place.' },
            notLocated: {
              description: 'The page says that the chosen place cannot be shown.',
              tags: 'notLocated',
            },
          },
        },
      },
    },
    choosingSlot: {
      description: 'Step 3: date and time.',
      tags: 'slot',
      on: {
        'date.chosen': {
          target: '.ready',
          actions: { type: 'setDate', params: ({ event }) => event },
        },
        'time.chosen': {
          target: '.ready',
          actions: { type: 'setTime', params: ({ event }) => event.time },
        },
        'step.backRequested': [
          { guard: 'isDelivery', target: 'enteringAddress' },
          { target: 'confirmingBranch' },
        ],
        'selection.confirmed': [
          { guard: 'isIncomplete', target: '.fieldsMissing' },
          {
            guard: { type: 'hasSlotPassed', params: ({ event }) => event.at },
            target: '.slotPassed',
            actions: 'clearTime',
          },
          { target: 'saving' },
        ],
      },
      initial: 'ready',
      states: {
        ready: { description: 'The page asks for a day and a time.' },
        fieldsMissing: {
          description: 'The page shows which fields are missing.',
          tags: 'fieldsMissing',
        },
        slotPassed: {
          description: 'The page says that the chosen time has passed.',
          tags: 'slotPassed',
        },
        notSaved: {
          description: 'The page says that the selection could not be saved.',
          tags: 'notSaved',
        },
      },
    },
    saving: {
      description: 'The selection is being saved.',
      tags: ['busy', 'slot'],
      invoke: {
        id: 'saveSelection',
        src: 'saveSelection',
        input: ({ context }) => ({ selection: selectionOf(context) }),
        onDone: 'saved',
        onError: 'choosingSlot.notSaved',
      },
    },
    saved: {
      description: 'The selection is saved. The page reloads.',
      type: 'final',
      tags: ['busy', 'slot'],
    },
  },
});
