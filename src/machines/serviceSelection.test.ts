import { createPausedActor, type FlowEvent } from '@kedai/flow-viewer/model';
import { OFFLINE } from './models/failures';
import { serviceSelectionMachine } from './serviceSelection';
import { runStory, type Step } from './testing/story';

/** 10:30 in the morning in Kuala Lumpur. */
const NOW = Date.UTC(2026, 10, 21, 2, 30);
const TODAY = '2026-11-21';
const SLOT = '11:00 - 12:00';
const PLACE = { description: 'Jalan Ampang, Kuala Lumpur', place_id: 'p1' };
const LOCATION = { lat: 3.16, lng: 101.72 };

const DELIVERY = { type: 'service.chosen', serviceType: 'delivery' };
const PICKUP = { type: 'service.chosen', serviceType: 'pickup' };
const NEXT = { type: 'step.nextRequested' };
const BACK = { type: 'step.backRequested' };
const CONFIRM = { type: 'selection.confirmed', at: NOW };
const DATE = { type: 'date.chosen', date: TODAY, at: NOW };
const TIME = { type: 'time.chosen', time: SLOT };
const DEBOUNCED = { type: 'xstate.after.suggestionDebounce.x' };
const PAUSED = { type: 'xstate.after.suggestionPause.x' };
const CHOSEN = { type: 'suggestion.chosen', suggestion: PLACE };
const typed = (address: string) => ({ type: 'address.typed', address });
const address = (suggestions: string, location: string) => ({
  state: { enteringAddress: { suggestions, location } },
  tags: [
    'address',
    ...(suggestions === 'lookingUp' ? ['lookingUp'] : []),
    ...(location === 'notLocated' ? ['notLocated'] : []),
  ],
});
const IN_SLOT = { state: { choosingSlot: 'ready' }, tags: ['slot'] };
const rejected = (problem: 'fieldsMissing' | 'slotPassed' | 'notSaved') => ({
  state: { choosingSlot: problem },
  tags: [problem, 'slot'].toSorted(),
});

const pickup: Step = [
  PICKUP,
  { state: 'confirmingBranch', tags: ['branch'], changed: { serviceType: 'pickup' } },
];
const delivery: Step = [
  DELIVERY,
  { ...address('idle', 'unlocated'), changed: { serviceType: 'delivery' } },
];
const next: Step = [NEXT, IN_SLOT];
const day: Step = [DATE, { ...IN_SLOT, changed: { date: TODAY } }];
const hour: Step = [TIME, { ...IN_SLOT, changed: { time: SLOT } }];
const missing: Step = [CONFIRM, rejected('fieldsMissing')];
const saved = (selection: object) => ({
  state: 'saving',
  tags: ['busy', 'slot'],
  effectInputs: { saveSelection: { selection } },
});
const AT_BRANCH = { serviceType: 'pickup', calendarDate: TODAY, deliveryTime: SLOT };

const debounced = (text: string): Step => [
  DEBOUNCED,
  { ...address('lookingUp', 'unlocated'), effectInputs: { suggest: { text } } },
];
const suggested: Step = [
  { type: 'xstate.done.actor.suggest', output: [PLACE] },
  { ...address('idle', 'unlocated'), changed: { suggestions: [PLACE] } },
];
const lookedUp: readonly Step[] = [
  delivery,
  [typed(' Jalan '), { ...address('debouncing', 'unlocated'), changed: { address: ' Jalan ' } }],
  debounced('Jalan'),
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
    'a pickup is saved',
    [
      pickup,
      next,
      day,
      hour,
      [CONFIRM, saved(AT_BRANCH)],
      [{ type: 'xstate.done.actor.saveSelection' }, { state: 'saved', tags: ['busy', 'slot'] }],
    ],
  ],
  [
    'a delivery is saved with its address trimmed',
    [
      delivery,
      [typed(' 3 '), { ...address('idle', 'unlocated'), changed: { address: ' 3 ' } }],
      next,
      day,
      hour,
      [
        CONFIRM,
        saved({
          serviceType: 'delivery',
          deliveryAddress: '3',
          calendarDate: TODAY,
          deliveryTime: SLOT,
        }),
      ],
    ],
  ],
  [
    'missing fields show an error until the shopper chooses a day or a time, or goes back',
    [
      pickup,
      next,
      missing,
      day,
      missing,
      hour,
      [
        { ...CONFIRM, at: NOW + 3_600_000 },
        { ...rejected('slotPassed'), changed: { time: '' } },
      ],
      [BACK, { state: 'confirmingBranch', tags: ['branch'] }],
    ],
  ],
  [
    'a delivery goes back to its address, and the error is cleared',
    [
      delivery,
      next,
      missing,
      [BACK, address('idle', 'unlocated')],
      [BACK, { state: 'choosingService', tags: ['service'] }],
      [PICKUP, { state: 'confirmingBranch', tags: ['branch'], changed: { serviceType: 'pickup' } }],
      [BACK, { state: 'choosingService', tags: ['service'] }],
    ],
  ],
  [
    'a selection that cannot be saved shows the problem, and can be retried',
    [
      pickup,
      next,
      day,
      hour,
      [CONFIRM, saved(AT_BRANCH)],
      [
        { type: 'xstate.error.actor.saveSelection', error: new Error('cookies are off') },
        rejected('notSaved'),
      ],
      [CONFIRM, saved(AT_BRANCH)],
    ],
  ],
  [
    'suggestions are shown until one is chosen',
    [
      ...lookedUp,
      suggested,
      [
        CHOSEN,
        {
          ...address('pausing', 'locating'),
          changed: { address: PLACE.description, suggestions: [], place: PLACE },
          effectInputs: { locate: { placeId: 'p1' } },
        },
      ],
      [{ type: 'xstate.error.actor.locate', error: OFFLINE }, address('pausing', 'notLocated')],
      [PAUSED, address('idle', 'notLocated')],
    ],
  ],
  ...[
    [NEXT, IN_SLOT] as const,
    [BACK, { state: 'choosingService', tags: ['service'] }] as const,
  ].map(([away, where]): [string, readonly Step[]] => [
    `suggestions are gone after ${away.type}`,
    [...lookedUp, suggested, [away, { ...where, changed: { suggestions: [] } }]],
  ]),
  [
    'suggestions disappear when the text is too short and when the lookup fails',
    [
      ...lookedUp,
      suggested,
      [typed('Jala'), { ...address('debouncing', 'unlocated'), changed: { address: 'Jala' } }],
      debounced('Jala'),
      [
        { type: 'xstate.error.actor.suggest', error: OFFLINE },
        { ...address('idle', 'unlocated'), changed: { suggestions: [] } },
      ],
      [typed('Jal'), { ...address('debouncing', 'unlocated'), changed: { address: 'Jal' } }],
      debounced('Jal'),
      suggested,
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
        { ...address('pausing', 'located'), changed: { address: `${PLACE.description}, Unit 3` } },
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
])('the service selection: %s', async (_, story) => {
  expect(await runStory(serviceSelectionMachine, { selection: null }, story)).toStrictEqual(story);
});

test.each([
  ['pickup', AT_BRANCH, { serviceType: 'pickup', address: '' }],
  [
    'delivery',
    { ...AT_BRANCH, serviceType: 'delivery', deliveryAddress: '3 Jalan Mawar' },
    { serviceType: 'delivery', address: '3 Jalan Mawar' },
  ],
  ['nothing', null, { serviceType: null, address: '' }],
])(
  'starts at the first step with the earlier %s, without a day and a time',
  async (_, before, expected) => {
    const { snapshot } = createPausedActor(serviceSelectionMachine, { selection: before });
    expect(snapshot().value).toBe('choosingService');
    expect(snapshot().context).toEqual({
      ...expected,
      suggestions: [],
      place: null,
      location: null,
      date: '',
      time: '',
    });
  },
);

async function walked(events: readonly FlowEvent[]) {
  const paused = createPausedActor(serviceSelectionMachine, { selection: null });
  for (const event of events) await paused.send(event);
  return { ...paused, state: paused.snapshot() };
}

test.each([
  ['nothing', [PICKUP, NEXT]],
  ['a date alone', [PICKUP, NEXT, DATE]],
  ['a time alone', [PICKUP, NEXT, TIME]],
  ['no address for a delivery', [DELIVERY, NEXT, DATE, TIME]],
  ['a blank address for a delivery', [DELIVERY, typed('   '), NEXT, DATE, TIME]],
])('Confirm with %s shows the missing fields', async (_, events) => {
  const { state } = await walked([...events, CONFIRM]);
  expect(state.value).toEqual({ choosingSlot: 'fieldsMissing' });
});

test.each([
  ['a later day keeps the time', '2026-11-22', SLOT],
  ['a day without that slot drops the time', '2026-11-20', ''],
])('%s', async (_, date, time) => {
  const { state } = await walked([
    PICKUP,
    NEXT,
    DATE,
    TIME,
    { type: 'date.chosen', date, at: NOW },
  ]);
  expect(state.context).toMatchObject({ date, time });
});

test('suggestions of an earlier text are not shown', async () => {
  const { state } = await walked([DELIVERY, typed('Jalan'), DEBOUNCED, typed('Jalan A')]);
  expect(state.matches({ enteringAddress: { suggestions: 'debouncing' } })).toBe(true);
  expect(Object.keys(state.children)).not.toContain('suggest');
});

/** Advances the clock by `ms`. */
const passed = (ms: number) => ({ type: `xstate.after.${ms}.x` });

test('an address is looked up half a second after the third character was typed', async () => {
  const { snapshot, send } = await walked([DELIVERY, typed('Ja'), passed(600)]);
  expect(snapshot().hasTag('lookingUp')).toBe(false);
  await send(typed('Jal'));
  await send(passed(499));
  expect(snapshot().hasTag('lookingUp')).toBe(false);
  await send(passed(1));
  expect(snapshot().hasTag('lookingUp')).toBe(true);
});

test('a chosen address is not looked up again for half a second', async () => {
  const { snapshot, send } = await walked([DELIVERY, typed('Jalan'), CHOSEN, passed(499)]);
  expect(snapshot().matches({ enteringAddress: { suggestions: 'pausing' } })).toBe(true);
  await send(passed(1));
  expect(snapshot().matches({ enteringAddress: { suggestions: 'pausing' } })).toBe(false);
  await send(passed(2000));
  expect(snapshot().hasTag('lookingUp')).toBe(false);
});
