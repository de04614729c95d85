import { cleanText } from '../contract/text';
import { selectionOf, serviceSelectionSetup } from './serviceSelection.setup';

/**
 * Service selection (spec §2, §4, §5): the service, then the branch or the address, then date and slot.
 * Confirm saves the selection and has the page reloaded.
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
                input: ({ context }) => ({ text: cleanText(context.address) }),
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
