import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { FlowId } from '../model/flows';
import type { Recording } from '../model/recording';
import { type InitialInput, initialInputsOf } from './possibleEvents';
import { replayUntil, startWalk, type WalkSession } from './session';
import { loadWalk, saveWalk } from './storedWalk';

interface Walking {
  readonly flow: FlowId;
  /** The name of the initial input. */
  readonly inputName: string;
  /** At the selected step; events continue from there. */
  readonly session: WalkSession;
  /** The whole walk, which is longer than the session when an earlier step is selected. */
  readonly recording: Recording;
  /** The selected step, from 0. */
  readonly index: number;
}

const NO_INPUT: InitialInput = { name: 'as usual', input: {} };

function createWalk(flow: FlowId, { name, input }: InitialInput): Walking {
  const session = startWalk(flow, input, { now: Date.now });
  return { flow, inputName: name, session, recording: session.recording(), index: 0 };
}

const atLatestStep = (walking: Walking): Walking => {
  const recording = walking.session.recording();
  return { ...walking, recording, index: recording.steps.length - 1 };
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A walk through each flow, stored for the tab. It can continue from any earlier step. */
export function useWalk(flow: FlowId) {
  const [walking, setWalking] = useState<Walking | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = walking?.flow === flow ? walking : null;
  /** Number of the latest request. Going to a step is asynchronous, and a later request cancels it. */
  const latestRequest = useRef(0);

  const change = useCallback((next: Walking) => {
    latestRequest.current += 1;
    setProblem(null);
    setWalking((before) => {
      if (before?.session !== next.session) before?.session.stop();
      return next;
    });
  }, []);

  useEffect(() => {
    if (walking) saveWalk(walking.flow, walking);
  }, [walking]);

  const restart = useCallback(
    (initialInput: InitialInput = initialInputsOf(flow)[0] ?? NO_INPUT) =>
      change(createWalk(flow, initialInput)),
    [flow, change],
  );

  const goTo = useCallback(
    async (walk: Omit<Walking, 'session'>) => {
      latestRequest.current += 1;
      const request = latestRequest.current;
      const session = await replayUntil(walk.recording, walk.index);
      if (request === latestRequest.current) change({ ...walk, session });
      else session.stop();
    },
    [change],
  );

  return {
    walking: current,
    problem,
    restart,
    /** Restores this tab's walk of the flow, or starts one. */
    resume: useCallback(async () => {
      const before = loadWalk(flow);
      try {
        if (before === null) restart();
        else await goTo({ ...before, flow });
      } catch {
        // The machine has changed since the walk was stored.
        restart();
      }
    }, [flow, restart, goTo]),
    /** Sends an event at the selected step and discards the steps after it. */
    send: useCallback(
      async (event: AnyEventObject) => {
        if (current === null) return;
        latestRequest.current += 1;
        try {
          await current.session.send(event);
          change(atLatestStep(current));
        } catch (error) {
          setProblem(messageOf(error));
        }
      },
      [current, change],
    ),
    selectStep: useCallback(
      (index: number) => {
        if (current) goTo({ ...current, index }).catch((error) => setProblem(messageOf(error)));
      },
      [current, goTo],
    ),
    /** Walks a known path from its start. */
    async follow(input: InitialInput['input'], events: readonly AnyEventObject[]) {
      const next = createWalk(flow, { name: 'a known path', input });
      for (const event of events) await next.session.send(event);
      change(atLatestStep(next));
    },
  };
}

export type Walk = ReturnType<typeof useWalk>;
