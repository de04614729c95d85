import { serviceSelectionMachine } from './serviceSelection';
import { OFFLINE } from './testing/failures';
import { momentsOf, type Step } from './testing/story';

const PLACE = { description: 'Jalan Ampang, Kuala Lumpur', place_id: 'p1' };
const LOCATION = { lat: 3.16, lng: 101.72 };

const DELIVERY = { type: 'service.chosen', serviceType: 'delivery' };
const NEXT = { type: 'step.nextRequested' };
const BACK = { type: 'step.backRequested' };
const DEBOUNCED = { type: 'xstate.after.suggestionDebounce.x' };
const PAUSED = { type: 'xstate.after.suggestionPause.x' };
const typed = (address: string) => ({ type: 'address.typed', address });
const CHOSEN = { type: 'suggestion.chosen', suggestion: PLACE };

const address = (suggesting: string, placing: string) => ({
  in: { enteringAddress: { suggesting, placing } },
  ...(suggesting === 'lookingUp' ? { tags: ['lookingUp'] } : {}),
  ...(placing === 'locating' ? { tags: ['locating'] } : {}),
});
const IN_SLOT = { in: 'choosingSlot' };

const delivery: Step = [
  DELIVERY,
  { ...address('resting', 'unplaced'), changed: { serviceType: 'delivery' } },
];
const next: Step = [NEXT, IN_SLOT];
const lookedUp: readonly Step[] = [
  delivery,
  [typed(' Jalan '), { ...address('debouncing', 'unplaced'), changed: { address: ' Jalan ' } }],
  [DEBOUNCED, { ...address('lookingUp', 'unplaced'), asks: { suggest: { text: 'Jalan' } } }],
];
const placed: readonly Step[] = [
  delivery,
  [
    CHOSEN,
    {
      ...address('pausing', 'locating'),
      changed: { address: PLACE.description, place: PLACE },
      asks: { locate: { placeId: 'p1' } },
    },
  ],
  [
    { type: 'xstate.done.actor.locate', output: LOCATION },
    { ...address('pausing', 'placed'), changed: { location: LOCATION } },
  ],
];
test.each<[string, readonly Step[]]>([
  [
    'suggestions are shown until one is chosen',
    [
      ...lookedUp,
      [
        { type: 'xstate.done.actor.suggest', output: [PLACE] },
        { ...address('resting', 'unplaced'), changed: { suggestions: [PLACE] } },
      ],
      [
        CHOSEN,
        {
          ...address('pausing', 'locating'),
          changed: { address: PLACE.description, suggestions: [], place: PLACE },
          asks: { locate: { placeId: 'p1' } },
        },
      ],
      [
        { type: 'xstate.error.actor.locate', error: OFFLINE },
        {
          ...address('pausing', 'unplaced'),
          says: [{ type: 'lookupFailed', what: 'place', error: OFFLINE }],
        },
      ],
      [PAUSED, address('resting', 'unplaced')],
    ],
  ],
  ...[
    [{ type: 'suggestions.dismissed' }, address('resting', 'unplaced')] as const,
    [NEXT, IN_SLOT] as const,
    [BACK, { in: 'choosingService' }] as const,
  ].map(([away, where]): [string, readonly Step[]] => [
    `suggestions are gone after ${away.type}`,
    [
      ...lookedUp,
      [
        { type: 'xstate.done.actor.suggest', output: [PLACE] },
        { ...address('resting', 'unplaced'), changed: { suggestions: [PLACE] } },
      ],
      [away, { ...where, changed: { suggestions: [] } }],
    ],
  ]),
  [
    'suggestions that are waved away before they come do not come any more',
    [
      ...lookedUp,
      [{ type: 'suggestions.dismissed' }, address('resting', 'unplaced')],
      [{ type: 'xstate.done.actor.suggest', output: [PLACE] }, address('resting', 'unplaced')],
    ],
  ],
  [
    'suggestions are gone when the text is too short for any, and when they fail',
    [
      ...lookedUp,
      [
        { type: 'xstate.done.actor.suggest', output: [PLACE] },
        { ...address('resting', 'unplaced'), changed: { suggestions: [PLACE] } },
      ],
      [typed('Jala'), { ...address('debouncing', 'unplaced'), changed: { address: 'Jala' } }],
      [DEBOUNCED, { ...address('lookingUp', 'unplaced'), asks: { suggest: { text: 'Jala' } } }],
      [
        { type: 'xstate.error.actor.suggest', error: OFFLINE },
        {
          ...address('resting', 'unplaced'),
          changed: { suggestions: [] },
          says: [{ type: 'lookupFailed', what: 'suggestions', error: OFFLINE }],
        },
      ],
      [typed('Jal'), { ...address('debouncing', 'unplaced'), changed: { address: 'Jal' } }],
      [DEBOUNCED, { ...address('lookingUp', 'unplaced'), asks: { suggest: { text: 'Jal' } } }],
      [
        { type: 'xstate.done.actor.suggest', output: [PLACE] },
        { ...address('resting', 'unplaced'), changed: { suggestions: [PLACE] } },
      ],
      [
        typed(' Ja '),
        { ...address('resting', 'unplaced'), changed: { address: ' Ja ', suggestions: [] } },
      ],
    ],
  ],
  [
    'the chosen place is kept while something is added to it, and forgotten with another text',
    [
      ...placed,
      [
        typed(`${PLACE.description}, Unit 3`),
        {
          ...address('pausing', 'placed'),
          changed: { address: `${PLACE.description}, Unit 3` },
        },
      ],
      [PAUSED, address('debouncing', 'placed')],
      [
        typed(PLACE.description),
        { ...address('resting', 'placed'), changed: { address: PLACE.description } },
      ],
      next,
      [BACK, address('resting', 'placed')],
      [
        typed('Ipoh'),
        {
          ...address('debouncing', 'unplaced'),
          changed: { address: 'Ipoh', place: null, location: null },
        },
      ],
    ],
  ],
  [
    'a place that was not found yet is looked for again after the third step',
    [
      ...placed.slice(0, 2),
      next,
      [BACK, { ...address('resting', 'locating'), asks: { locate: { placeId: 'p1' } } }],
    ],
  ],
  [
    'another suggestion is looked for anew',
    [
      ...placed,
      [
        CHOSEN,
        {
          ...address('pausing', 'locating'),
          changed: { location: null },
          asks: { locate: { placeId: 'p1' } },
        },
      ],
      [typed('x'), { ...address('pausing', 'unplaced'), changed: { address: 'x', place: null } }],
    ],
  ],
])('%s', async (_, story) => {
  expect(await momentsOf(serviceSelectionMachine, { selection: null }, story)).toStrictEqual(story);
});
