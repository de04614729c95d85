import {
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_MIN_CHARACTERS,
  SUGGESTION_PAUSE_MS,
} from '@kedai/contract/rules/limits';
import type { FlowEvent } from '@kedai/flow-viewer/model';
import { createPausedActor } from '@kedai/flow-viewer/model';
import { OFFLINE } from './models/failures';
import { serviceSelectionMachine } from './serviceSelection';

/** 10:30 in the morning in Kuala Lumpur. */
const NOW = Date.UTC(2026, 10, 21, 2, 30);
const TODAY = '2026-11-21';
const SLOT = '11:00 - 12:00';
const PLACE = { description: 'Jalan Ampang, Kuala Lumpur', place_id: 'p1' };
const LOCATION = { lat: 3.16, lng: 101.72 };

const PICKUP = { type: 'service.chosen', serviceType: 'pickup' };
const DELIVERY = { type: 'service.chosen', serviceType: 'delivery' };
const NEXT = { type: 'step.nextRequested' };
const BACK = { type: 'step.backRequested' };
const DATE = { type: 'date.chosen', date: TODAY, at: NOW };
const TIME = { type: 'time.chosen', time: SLOT };
const CONFIRM = { type: 'selection.confirmed', at: NOW };
const DEBOUNCED = { type: 'xstate.after.suggestionDebounce.x' };
const PAUSED = { type: 'xstate.after.suggestionPause.x' };
const typed = (address: string) => ({ type: 'address.typed', address });
const CHOSEN = { type: 'suggestion.chosen', suggestion: PLACE };

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
  ['pickup', [PICKUP, NEXT, DATE, TIME], { serviceType: 'pickup' }],
  [
    'delivery',
    [DELIVERY, typed(' 3 Jalan Mawar '), NEXT, DATE, TIME],
    { serviceType: 'delivery', deliveryAddress: '3 Jalan Mawar' },
  ],
])('a complete %s is saved, then the flow is done', async (_, events, expected) => {
  const paused = createPausedActor(serviceSelectionMachine, { selection: null });
  for (const event of [...events, CONFIRM]) await paused.send(event);
  expect(paused.snapshot().value).toBe('saving');
  expect(paused.effectInputs.get('saveSelection')).toEqual({
    selection: { ...expected, calendarDate: TODAY, deliveryTime: SLOT },
  });
  expect(paused.snapshot().status).toBe('active');
  await paused.send({ type: 'xstate.done.actor.saveSelection' });
  expect(paused.snapshot().status).toBe('done');
});

test('a slot that passed while the modal was open is refused', async () => {
  const later = { type: 'selection.confirmed', at: NOW + 3_600_000 };
  const { state } = await walked([PICKUP, NEXT, DATE, TIME, later]);
  expect(state.value).toEqual({ choosingSlot: 'slotPassed' });
  expect(state.context).toMatchObject({ time: '', date: TODAY });
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

describe('suggestions', () => {
  test(`are fetched from ${SUGGESTION_MIN_CHARACTERS} characters on, after ${SUGGESTION_DEBOUNCE_MS} ms`, async () => {
    const { state, actor, send } = await walked([DELIVERY, typed('Ja')]);
    expect(state.matches({ enteringAddress: { suggestions: 'idle' } })).toBe(true);
    await send(typed('Jal'));
    expect(actor.getSnapshot().matches({ enteringAddress: { suggestions: 'debouncing' } })).toBe(
      true,
    );
    await send(DEBOUNCED);
    expect(actor.getSnapshot().hasTag('lookingUp')).toBe(true);
  });

  test('of an earlier text are not shown', async () => {
    const { state } = await walked([DELIVERY, typed('Jalan'), DEBOUNCED, typed('Jalan A')]);
    expect(state.matches({ enteringAddress: { suggestions: 'debouncing' } })).toBe(true);
    expect(Object.keys(state.children)).not.toContain('suggest');
  });

  test(`pause ${SUGGESTION_PAUSE_MS} ms after one was chosen, then continue with the text typed meanwhile`, async () => {
    const { snapshot, send } = await walked([DELIVERY, CHOSEN]);
    expect(snapshot().context.address).toBe(PLACE.description);
    await send(typed(`${PLACE.description}, Unit 3`));
    expect(snapshot().matches({ enteringAddress: { suggestions: 'pausing' } })).toBe(true);
    await send(PAUSED);
    expect(snapshot().matches({ enteringAddress: { suggestions: 'debouncing' } })).toBe(true);
  });

  test('that fail show no problem', async () => {
    const { state } = await walked([
      DELIVERY,
      typed('Jalan'),
      DEBOUNCED,
      { type: 'xstate.error.actor.suggest', error: OFFLINE },
    ]);
    expect(state.value).toEqual({
      enteringAddress: { suggestions: 'idle', location: 'unlocated' },
    });
  });
});

test('the chosen place is located, stays through step 3, and is cleared when the shopper types another text', async () => {
  const { snapshot, send } = await walked([
    DELIVERY,
    CHOSEN,
    { type: 'xstate.done.actor.locate', output: LOCATION },
    NEXT,
    BACK,
  ]);
  expect(snapshot().context.location).toEqual(LOCATION);
  await send(typed(`${PLACE.description}, Unit 3`));
  expect(snapshot().context.location).toEqual(LOCATION);
  await send(typed('Ipoh'));
  expect(snapshot().context.location).toBeNull();
});

test.each([
  ['pick up', PICKUP, 'confirmingBranch'],
  ['delivery', DELIVERY, 'enteringAddress'],
])(
  '%s leads to the second step, Next to the third without validation, and Back to the step before',
  async (_, service, second) => {
    const { snapshot, send } = await walked([service]);
    expect(snapshot().matches(second)).toBe(true);
    await send(NEXT);
    expect(snapshot().value).toEqual({ choosingSlot: 'ready' });
    await send(BACK);
    expect(snapshot().matches(second)).toBe(true);
    await send(BACK);
    expect(snapshot().value).toBe('choosingService');
  },
);

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
