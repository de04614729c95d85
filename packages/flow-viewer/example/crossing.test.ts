import { generateJourneys } from '../src/journeys/generateJourneys';
import { transitionIds } from '../src/model/transitions';
import { replay } from '../src/replay/replay';
import { startWalk } from '../src/walk/walkSession';
import { crossing } from './flow';

const { machine, initialInputs } = crossing;

test('the generated journeys take every transition of the crossing', () => {
  const journeys = generateJourneys({ name: crossing.id, machine, initialInputs });
  const taken = journeys.flatMap(({ start, steps }) =>
    [start, ...steps].flatMap(({ transitions }) => transitions),
  );
  expect([...new Set(taken)].toSorted()).toEqual([...transitionIds(machine)].toSorted());
});

test('a walk is masked by the redaction of the crossing, and replays', async () => {
  const walk = startWalk(crossing, {});
  await walk.send({ type: 'power.switched' });
  await walk.send({ type: 'xstate.done.actor.testLamps' });
  await walk.send({ type: 'button.pressed', by: 'Ada' });
  const recording = walk.recording();
  expect(recording.steps.at(-1)?.context).toEqual({ requests: 1, lastBy: 'Xxx' });
  expect((await replay(crossing, recording)).divergence).toBeNull();
});
