import type { AnyEventObject } from 'xstate';
import { crossing } from '../../example/flow';
import { startWalk } from '../walk/walkSession';
import { compareRecordings } from './compareRecordings';

async function recorded(...events: readonly AnyEventObject[]) {
  const walk = startWalk(crossing, {}, 0);
  for (const event of events) await walk.send(event, 1);
  return walk.recording();
}

const on = { type: 'power.switched' };
const tested = { type: 'xstate.done.actor.testLamps' };
const broken = { type: 'xstate.error.actor.testLamps', error: { message: 'No.' } };
const press = (by: string) => ({ type: 'button.pressed', by });

/** Each step by its event: the same in both, `≠`, or `−` where one has none. */
const shown = async (one: readonly AnyEventObject[], other: readonly AnyEventObject[]) =>
  compareRecordings(await recorded(...one), await recorded(...other)).map(
    ({ left, right, isSame }) =>
      isSame ? left?.event.type : `${left?.event.type ?? '−'} ≠ ${right?.event.type ?? '−'}`,
  );

test('equal recordings have no difference', async () => {
  expect(await shown([on, tested], [on, tested])).toEqual(['xstate.init', on.type, tested.type]);
});

test('the same event with another result is a different step', async () => {
  expect(await shown([on, tested, press('Ada')], [on, tested, press('')])).toEqual([
    'xstate.init',
    on.type,
    tested.type,
    'button.pressed ≠ button.pressed',
  ]);
});

test('a step that only one recording has stands alone, and what follows is aligned again', async () => {
  expect(await shown([on, tested, press(''), press('Ada')], [on, tested, press('Ada')])).toEqual([
    'xstate.init',
    on.type,
    tested.type,
    'button.pressed ≠ −',
    'button.pressed',
  ]);
});

test('another way is shown on both sides', async () => {
  expect(await shown([on, tested], [on, broken, on])).toEqual([
    'xstate.init',
    on.type,
    expect.stringContaining('testLamps'),
    expect.any(String),
    expect.any(String),
  ]);
});
