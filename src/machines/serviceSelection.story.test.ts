import { startFrozen } from './frozen';
import { serviceSelectionMachine } from './serviceSelection';
import { momentsOf, type Step } from './testing/story';

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
const address = (suggesting: string, placing: string) => ({
  in: { enteringAddress: { suggesting, placing } },
  ...(suggesting === 'lookingUp' ? { tags: ['lookingUp'] } : {}),
  ...(placing === 'locating' ? { tags: ['locating'] } : {}),
});
const IN_SLOT = { in: 'choosingSlot' };

const pickup: Step = [PICKUP, { in: 'confirmingBranch', changed: { serviceType: 'pickup' } }];
const delivery: Step = [
  DELIVERY,
  { ...address('resting', 'unplaced'), changed: { serviceType: 'delivery' } },
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
const missing = { ...IN_SLOT, changed: { problem: 'fieldsMissing' } };
const saved = (selection: object) => ({
  in: 'saving',
  tags: ['busy'],
  asks: { saveSelection: { selection } },
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
      [{ type: 'xstate.done.actor.saveSelection' }, { in: 'saved' }],
    ],
  ],
  [
    'a delivery is saved under the address without the blanks around it',
    [
      delivery,
      [typed(' 3 '), { ...address('resting', 'unplaced'), changed: { address: ' 3 ' } }],
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
    'what is missing is asked for, until a day, a time or the step before is chosen',
    [
      pickup,
      next,
      [CONFIRM, missing],
      [day[0], { ...IN_SLOT, changed: { date: TODAY, problem: null } }],
      [CONFIRM, missing],
      [hour[0], { ...IN_SLOT, changed: { time: SLOT, problem: null } }],
      [
        { ...CONFIRM, at: NOW + 3_600_000 },
        { ...IN_SLOT, changed: { time: '', problem: 'slotPassed' } },
      ],
      [BACK, { in: 'confirmingBranch', changed: { problem: null } }],
    ],
  ],
  [
    'a delivery goes back to its address, without the complaint',
    [
      delivery,
      next,
      [CONFIRM, missing],
      [BACK, { ...address('resting', 'unplaced'), changed: { problem: null } }],
      [BACK, { in: 'choosingService' }],
      [PICKUP, { in: 'confirmingBranch', changed: { serviceType: 'pickup' } }],
      [BACK, { in: 'choosingService' }],
    ],
  ],
  [
    'a selection that cannot be saved is said so, and may be tried again',
    [
      pickup,
      next,
      day,
      hour,
      [CONFIRM, saved(AT_BRANCH)],
      [
        { type: 'xstate.error.actor.saveSelection', error: new Error('cookies are off') },
        { ...IN_SLOT, changed: { problem: 'notSaved' } },
      ],
      [CONFIRM, { ...saved(AT_BRANCH), changed: { problem: null } }],
    ],
  ],
])('%s', async (_, story) => {
  expect(await momentsOf(serviceSelectionMachine, { selection: null }, story)).toStrictEqual(story);
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
  'begins at the first step with the %s of before, and a new day and time',
  async (_, before, kept) => {
    const { snapshot } = startFrozen(serviceSelectionMachine, { selection: before });
    expect(snapshot().value).toBe('choosingService');
    expect(snapshot().context).toEqual({
      ...kept,
      suggestions: [],
      place: null,
      location: null,
      date: '',
      time: '',
      problem: null,
    });
  },
);
