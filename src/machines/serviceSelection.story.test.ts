import { createPausedActor } from '@kedai/flow-viewer/model';
import { serviceSelectionMachine } from './serviceSelection';
import { runStory, type Step } from './testing/story';

/** 10:30 in the morning in Kuala Lumpur. */
const NOW = Date.UTC(2026, 10, 21, 2, 30);
const TODAY = '2026-11-21';
const SLOT = '11:00 - 12:00';
const DELIVERY = { type: 'service.chosen', serviceType: 'delivery' };
const PICKUP = { type: 'service.chosen', serviceType: 'pickup' };
const NEXT = { type: 'step.nextRequested' };
const BACK = { type: 'step.backRequested' };
const CONFIRM = { type: 'selection.confirmed', at: NOW };
const typed = (address: string) => ({ type: 'address.typed', address });
const address = (suggestions: string, location: string) => ({
  state: { enteringAddress: { suggestions, location } },
  tags: ['address', ...(suggestions === 'lookingUp' ? ['lookingUp'] : [])],
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
const day: Step = [
  { type: 'date.chosen', date: TODAY, at: NOW },
  { ...IN_SLOT, changed: { date: TODAY } },
];
const hour: Step = [
  { type: 'time.chosen', time: SLOT },
  { ...IN_SLOT, changed: { time: SLOT } },
];
const missing: Step = [CONFIRM, rejected('fieldsMissing')];
const saved = (selection: object) => ({
  state: 'saving',
  tags: ['busy', 'slot'],
  effectInputs: { saveSelection: { selection } },
});
const AT_BRANCH = { serviceType: 'pickup', calendarDate: TODAY, deliveryTime: SLOT };

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
])('%s', async (_, story) => {
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
