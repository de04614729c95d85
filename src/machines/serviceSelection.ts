import { cleanText } from '../contract/text';
import { selectionOf, serviceSelectionSetup } from './serviceSelection.setup';

/**
 * Service selection (spec §2, §4, §5): the service, then the branch or the address, then date and slot.
 * Confirm saves the selection and reloads the page.
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
    problem: null,
  }),
  output: ({ context }) => ({ selection: selectionOf(context) }),
  initial: 'choosingService',
  states: {
    choosingService: {
      description: 'Step 1: Pick Up or Delivery?',
      on: {
        'service.chosen': [
          { guard: 'isDeliveryChosen', target: 'enteringAddress', actions: 'setService' },
          { target: 'confirmingBranch', actions: 'setService' },
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
        suggestions: {
          initial: 'idle',
          on: {
            'address.typed': [
              { guard: 'isTypedLongEnough', target: '.debouncing', actions: 'setAddress' },
              { target: '.idle', actions: ['setAddress', 'hideSuggestions'] },
            ],
            'suggestion.chosen': { target: '.pausing', actions: ['setPlace', 'hideSuggestions'] },
            'suggestions.dismissed': { target: '.idle', actions: 'hideSuggestions' },
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
                    params: ({ event }) => ({ suggestions: event.output }),
                  },
                },
                onError: {
                  target: 'idle',
                  actions: [
                    'hideSuggestions',
                    {
                      type: 'emitLookupFailed',
                      params: ({ event }) => ({ what: 'suggestions', error: event.error }),
                    },
                  ],
                },
              },
            },
            pausing: {
              description: 'The text of the chosen suggestion is not looked up.',
              on: { 'address.typed': { actions: 'setAddress' } },
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
          initial: 'restoring',
          on: {
            'suggestion.chosen': { target: '.locating' },
            'address.typed': [
              { guard: 'isPlaceUnchanged' },
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
            unlocated: { description: 'No place is chosen, or it was not found.' },
            locating: {
              description: 'The chosen place is being located.',
              tags: 'locating',
              invoke: {
                id: 'locate',
                src: 'locate',
                input: ({ context }) => ({ placeId: context.place?.place_id ?? '' }),
                onDone: {
                  target: 'located',
                  actions: {
                    type: 'setLocation',
                    params: ({ event }) => ({ location: event.output }),
                  },
                },
                onError: {
                  target: 'unlocated',
                  actions: {
                    type: 'emitLookupFailed',
                    params: ({ event }) => ({ what: 'place', error: event.error }),
                  },
                },
              },
            },
            located: { description: 'The map shows a marker at the chosen place.' },
          },
        },
      },
    },
    choosingSlot: {
      description: 'Step 3: date and time.',
      on: {
        'date.chosen': { actions: ['setDate', 'clearProblem'] },
        'time.chosen': { actions: ['setTime', 'clearProblem'] },
        'step.backRequested': [
          { guard: 'isDelivery', target: 'enteringAddress', actions: 'clearProblem' },
          { target: 'confirmingBranch', actions: 'clearProblem' },
        ],
        'selection.confirmed': [
          {
            guard: 'isIncomplete',
            actions: { type: 'setProblem', params: { problem: 'fieldsMissing' } },
          },
          {
            guard: 'hasSlotPassed',
            actions: ['clearTime', { type: 'setProblem', params: { problem: 'slotPassed' } }],
          },
          { target: 'saving', actions: 'clearProblem' },
        ],
      },
    },
    saving: {
      description: 'The selection is being saved.',
      tags: 'busy',
      invoke: {
        id: 'saveSelection',
        src: 'saveSelection',
        input: ({ context }) => ({ selection: selectionOf(context) }),
        onDone: 'saved',
        onError: {
          target: 'choosingSlot',
          actions: { type: 'setProblem', params: { problem: 'notSaved' } },
        },
      },
    },
    saved: {
      description: 'The selection is saved and the page reloads.',
      type: 'final',
      entry: 'reloadPage',
    },
  },
});
