import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { deriveFlow } from '../src/deriveFlow';
import type { Flow } from '../src/flow';
import type { Box, Point } from '../src/layout/drawing';
import { fold, parentsOf } from '../src/layout/fold';
import { layOut } from '../src/layout/layOut';
import { plain } from '../src/model/mask';
import { type Recording, readRecording } from '../src/model/recording';
import { type Statechart, statechartOf } from '../src/model/statechart';
import { visitedBy } from '../src/model/stepView';
import { replay } from '../src/replay/replay';
import { possibleEvents } from '../src/walk/possibleEvents';
import { replayUntil, startWalk, type WalkSession } from '../src/walk/walkSession';
import * as actions from './actions';
import * as contexts from './contexts';
import * as effects from './effects';
import { done } from './outside';
import * as states from './states';

/** Events with a payload, by their machine. */
const EVENTS: Readonly<Record<string, readonly AnyEventObject[]>> = {
  form: [5, 15, 20, 70, 101].map((age) => ({ type: 'typed', age })),
  feed: [{ type: 'xstate.snapshot.prices', snapshot: { context: 0 } }],
  files: ['file.opened', 'file.closed.now', 'file.x', 'file.x!', 'door'].map((type) => ({ type })),
};
const INPUTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  counter: { limit: 2, user: { name: 'Ada' } },
};

const machines = [states, effects, actions, contexts].flatMap((file) =>
  Object.entries<AnyStateMachine>(file),
);

/** The most walks of a machine. */
const LIMIT = 120;

/** Walks that together send every possible event in every state, found breadth first. */
async function explore(flow: Flow, statechart: Statechart): Promise<readonly WalkSession[]> {
  const input = flow.initialInputs[0]?.input;
  const events = EVENTS[flow.id] ?? [];
  const walks = [startWalk(flow, input)];
  const seen = new Set<string>();
  for (const walk of walks) {
    const { steps } = walk.recording();
    const last = steps.at(-1);
    const key = JSON.stringify([
      ...[last?.value, last?.status, last?.context, walk.pending().toSorted()],
      ...[walk.scheduled().map(({ type }) => type), plain(walk.snapshot().historyValue)],
    ]);
    if (seen.has(key) || walks.length > LIMIT) continue;
    seen.add(key);
    const possible = possibleEvents(flow, statechart, walk);
    for (const { type, samples } of possible) {
      const own = samples.length > 0 ? samples.map(({ event }) => event) : [{ type }];
      for (const event of [...own, ...events]) {
        if (event.type.endsWith('*')) continue;
        const next = await replayUntil(flow, walk.recording(), steps.length - 1);
        await next.send(event).catch((error: Error) => {
          if (!error.message.includes('is not pending')) throw error;
        });
        walks.push(next);
      }
    }
  }
  return walks;
}

const textsOf = ({ states: all, transitions }: Statechart) => [
  ...all.flatMap(({ entry, exit, invokes }) => [
    ...entry,
    ...exit,
    ...invokes.map(({ src }) => src),
  ]),
  ...transitions.flatMap(({ label, guard, actions: list }) => [label, guard ?? '', ...list]),
];

/** Whether a path ends at a box. */
function leadsTo(path: readonly Point[] = [], [x, y, width, height]: Box = [0, 0, 0, 0]): boolean {
  const [px, py] = path.at(-1) ?? [-1, -1];
  return px >= x && px <= x + width && py >= y && py <= y + height;
}

test.each(machines)(
  '%s is drawn, walked to every state, recorded and replayed',
  async (name, machine) => {
    done.length = 0;
    const flow = deriveFlow(machine, {
      initialInputs: [{ name: '', input: INPUTS[name] ?? {}, events: [] }],
    });
    const statechart = statechartOf(machine);
    const drawing = await layOut(fold(statechart, parentsOf(statechart)));
    for (const { id, parent } of statechart.states)
      if (parent !== null) expect(drawing.states).toHaveProperty([id]);
    for (const { id, targets } of statechart.transitions) {
      const { path = [], branches = [] } = drawing.transitions[id] ?? {};
      for (const [index, target] of targets.entries())
        expect([id, leadsTo([path, ...branches][index], drawing.states[target])]).toEqual([
          id,
          true,
        ]);
    }

    const walks = await explore(flow, statechart);
    const recordings: readonly Recording[] = walks.map((walk) => walk.recording());
    const visited = new Set(recordings.flatMap(({ steps }) => [...visitedBy(statechart, steps)]));
    const missing = statechart.states.filter(
      ({ id, kind, parent }) => parent !== null && kind !== 'history' && !visited.has(id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);

    for (const recording of recordings) {
      const replayed = await replay(flow, readRecording(JSON.stringify(recording)));
      expect(replayed.divergence).toBeNull();
    }
    expect(done).toEqual([]);
    expect(
      textsOf(statechart).filter((text) =>
        /xstate\.|\bnot\d|\band\d|\bor\d|undefined|\[object/.test(text),
      ),
    ).toEqual([]);
  },
);
