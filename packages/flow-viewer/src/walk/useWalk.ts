import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import type { AnyEventObject } from 'xstate';
import { useConfig } from '../config';
import type { Flow } from '../flow';
import type { InitialInput } from '../journeys/flowModel';
import { messageOf } from '../model/messageOf';
import { type Recording, recordingSchema } from '../model/recording';
import type { Run } from '../model/stepView';
import { readStored, writeStored } from '../storage';
import { initialInputsOf } from './possibleEvents';
import { replayUntil, startWalk, type WalkSession } from './walkSession';

const walkSchema = v.nullable(
  v.object({ inputName: v.string(), recording: recordingSchema, index: v.number() }),
);

interface Walking {
  readonly inputName: string;
  /** At the selected step; events continue from there. */
  readonly session: WalkSession;
  /** The whole walk, which is longer than the session when an earlier step is selected. */
  readonly recording: Recording;
  readonly index: number;
}

/** A walk through each flow, stored for the tab. It can continue from any earlier step. */
export function useWalk(flow: Flow, isShown: boolean) {
  const { namespace } = useConfig();
  const keyOf = (id: string) => `${namespace}:flows:walk:${id}`;
  const [walking, setWalking] = useState<Walking | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (act: () => Promise<void>) =>
    act().then(
      () => setProblem(null),
      (error) => setProblem(messageOf(error, 'The event failed.')),
    );
  const current = walking?.recording.flow === flow.id ? walking : null;

  const show = (next: Walking) => {
    const { inputName, recording, index } = next;
    writeStored('sessionStorage', keyOf(recording.flow), { inputName, recording, index });
    setWalking(next);
  };
  const showLatest = (inputName: string, session: WalkSession) => {
    const recording = session.recording();
    show({ inputName, session, recording, index: recording.steps.length - 1 });
  };
  const start = (
    { name, input }: Pick<InitialInput, 'name' | 'input'>,
    events: readonly AnyEventObject[] = [],
  ) =>
    attempt(async () => {
      const session = startWalk(flow, input);
      for (const event of events) await session.send(event);
      showLatest(name, session);
    });
  const goTo = async (walk: Omit<Walking, 'session'>) =>
    show({ ...walk, session: await replayUntil(flow, walk.recording, walk.index) });

  /** Restores this tab's walk of the flow, or starts one. */
  const resume = useEffectEvent(async (of: Flow) => {
    const stored = readStored('sessionStorage', keyOf(of.id), walkSchema, null);
    const startAsUsual = () => start(initialInputsOf(of)[0] ?? { name: '', input: {} });
    if (stored === null) await startAsUsual();
    // The machine may have changed since the walk was stored.
    else await goTo(stored).catch(startAsUsual);
  });
  const isMissing = isShown && current === null;
  useEffect(() => {
    if (isMissing) resume(flow);
  }, [isMissing, flow]);

  const run: Run | null = current && {
    recording: current.recording,
    index: current.index,
    onIndex: (index) => goTo({ ...current, index }),
  };
  return {
    walking: current,
    run,
    start,
    /** Why the walk could not begin, or the last event could not be sent. */
    problem,
    /** Sends an event at the selected step and discards the steps after it. */
    send: (event: AnyEventObject) =>
      attempt(async () => {
        if (current === null) return;
        await current.session.send(event);
        showLatest(current.inputName, current.session);
      }),
  };
}

export type Walk = ReturnType<typeof useWalk>;
