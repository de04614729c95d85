import { OFFLINE } from './models/failures';
import { serviceSelectionMachine } from './serviceSelection';
import { runStory, type Step } from './testing/story';

const PLACE = { description: 'Jalan Ampang, Kuala Lumpur', place_id: 'p1' };
const LOCATION = { lat: 3.16, lng: 101.72 };

const DELIVERY = { type: 'service.chosen', serviceType: 'delivery' };
const NEXT = { type: 'step.nextRequested' };
const BACK = { type: 'step.backRequested' };
const DEBOUNCED = { type: 'xstate.after.suggestionDebounce.x' };
const PAUSED = { type: 'xstate.after.suggestionPause.x' };
const typed = (address: string) => ({ type: 'address.typed', address });
const CHOSEN = { type: 'suggestion.chosen', suggestion: PLACE };

const address = (suggestions: string, location: string) => ({
  state: { enteringAddress: { suggestions, location } },
  tags: [
    'address',
    ...(suggestions === 'lookingUp' ? ['lookingUp'] : []),
    ...(location === 'notLocated' ? ['notLocated'] : []),
  ],
});
const IN_SLOT = { state: { choosingSlot: 'ready' }, tags: ['slot'] };

const delivery: Step = [
  DELIVERY,
  { ...address('idle', 'unlocated'), changed: { serviceType: 'delivery' } },
];
const next: Step = [NEXT, IN_SLOT];
const lookedUp: readonly Step[] = [
  delivery,
  [typed(' Jalan '), { ...address('debouncing', 'unlocated'), changed: { address: ' Jalan ' } }],
  [
    DEBOUNCED,
    { ...address('lookingUp', 'unlocated'), effectInputs: { suggest: { text: 'Jalan' } } },
  ],
];
const located: readonly Step[] = [
  delivery,
  [
    CHOSEN,
    {
      ...address('pausing', 'locating'),
      changed: { address: PLACE.description, place: PLACE },
      effectInputs: { locate: { placeId: 'p1' } },
    },
  ],
  [
    { type: 'xstate.done.actor.locate', output: LOCATION },
    { ...address('pausing', 'located'), changed: { location: LOCATION } },
  ],
];
test.each<[string, readonly Step[]]>([
  [
    'suggestions are shown until one is chosen',
    [
      ...lookedUp,
      [
        { type: 'xstate.done.actor.suggest', output: [PLACE] },
        { ...address('idle', 'unlocated'), changed: { suggestions: [PLACE] } },
      ],
      [
        CHOSEN,
        {
          ...address('pausing', 'locating'),
          changed: { address: PLACE.description, suggestions: [], place: PLACE },
          effectInputs: { locate: { placeId: 'p1' } },
        },
      ],
      [
        { type: 'xstate.error.actor.locate', error: OFFLINE },
        {
          ...address('pausing', 'notLocated'),
        },
      ],
      [PAUSED, address('idle', 'notLocated')],
    ],
  ],
  ...[
    [NEXT, IN_SLOT] as const,
    [BACK, { state: 'choosingService', tags: ['service'] }] as const,
  ].map(([away, where]): [string, readonly Step[]] => [
    `suggestions are gone after ${away.type}`,
    [
      ...lookedUp,
      [
        { type: 'xstate.done.actor.suggest', output: [PLACE] },
        { ...address('idle', 'unlocated'), changed: { suggestions: [PLACE] } },
      ],
      [away, { ...where, changed: { suggestions: [] } }],
    ],
  ]),
  [
    'suggestions disappear when the text is too short and when the lookup fails',
    [
      ...lookedUp,
      [
        { type: 'xstate.done.actor.suggest', output: [PLACE] },
        { ...address('idle', 'unlocated'), changed: { suggestions: [PLACE] } },
      ],
      [typed('Jala'), { ...address('debouncing', 'unlocated'), changed: { address: 'Jala' } }],
      [
        DEBOUNCED,
        { ...address('lookingUp', 'unlocated'), effectInputs: { suggest: { text: 'Jala' } } },
      ],
      [
        { type: 'xstate.error.actor.suggest', error: OFFLINE },
        {
          ...address('idle', 'unlocated'),
          changed: { suggestions: [] },
        },
      ],
      [typed('Jal'), { ...address('debouncing', 'unlocated'), changed: { address: 'Jal' } }],
      [
        DEBOUNCED,
        { ...address('lookingUp', 'unlocated'), effectInputs: { suggest: { text: 'Jal' } } },
      ],
      [
        { type: 'xstate.done.actor.suggest', output: [PLACE] },
        { ...address('idle', 'unlocated'), changed: { suggestions: [PLACE] } },
      ],
      [
        typed(' Ja '),
        { ...address('idle', 'unlocated'), changed: { address: ' Ja ', suggestions: [] } },
      ],
    ],
  ],
  [
    'the chosen place stays while the shopper appends text, and another text clears it',
    [
      ...located,
      [
        typed(`${PLACE.description}, Unit 3`),
        {
          ...address('pausing', 'located'),
          changed: { address: `${PLACE.description}, Unit 3` },
        },
      ],
      [PAUSED, address('debouncing', 'located')],
      [
        typed(PLACE.description),
        { ...address('idle', 'located'), changed: { address: PLACE.description } },
      ],
      next,
      [BACK, address('idle', 'located')],
      [
        typed('Ipoh'),
        {
          ...address('debouncing', 'unlocated'),
          changed: { address: 'Ipoh', place: null, location: null },
        },
      ],
    ],
  ],
  [
    'a place without a location is located again after the third step',
    [
      ...located.slice(0, 2),
      next,
      [BACK, { ...address('idle', 'locating'), effectInputs: { locate: { placeId: 'p1' } } }],
    ],
  ],
  [
    'another suggestion is located again',
    [
      ...located,
      [
        CHOSEN,
        {
          ...address('pausing', 'locating'),
          changed: { location: null },
          effectInputs: { locate: { placeId: 'p1' } },
        },
      ],
      [typed('x'), { ...address('pausing', 'unlocated'), changed: { address: 'x', place: null } }],
    ],
  ],
])('%s', async (_, story) => {
  expect(await runStory(serviceSelectionMachine, { selection: null }, story)).toStrictEqual(story);
});
