import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { FlowId } from '../model/flows';
import type { Recording } from '../model/recording';
import { type InitialInput, initialInputsOf } from './possibleEvents';
import { retrace, startWalk, type WalkSession } from './session';
import { loadWalk, saveWalk } from './storedWalk';

interface Walking {
  readonly flow: FlowId;
  /** The name of the way in. */
  readonly beginning: string;
  /** Stands at the step that is looked at: what is sent goes on from there. */
  readonly session: WalkSession;
  /** All that was walked; later than where the session stands when an earlier step is looked at. */
  readonly recording: Recording;
  /** The step that is looked at, from 0. */
  readonly index: number;
}

const NO_INPUT: InitialInput = { name: 'as usual', input: {} };

function begin(flow: FlowId, { name, input }: InitialInput): Walking {
  const session = startWalk(flow, input, { now: Date.now });
  return { flow, beginning: name, session, recording: session.recording(), index: 0 };
}

const asNow = (walking: Walking): Walking => {
  const recording = walking.session.recording();
  return { ...walking, recording, index: recording.steps.length - 1 };
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A walk through each flow, kept as long as the tab is there; an earlier step can be gone on from. */
export function useWalk(flow: FlowId) {
  const [walking, setWalking] = useState<Walking | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = walking?.flow === flow ? walking : null;
  /** What was asked for last: to go to a step takes its moment, and is left when something else is wanted meanwhile. */
  const wanted = useRef(0);

  const change = useCallback((next: Walking) => {
    wanted.current += 1;
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
    (beginning: InitialInput = initialInputsOf(flow)[0] ?? NO_INPUT) =>
      change(begin(flow, beginning)),
    [flow, change],
  );

  const goTo = useCallback(
    async (walk: Omit<Walking, 'session'>) => {
      wanted.current += 1;
      const mine = wanted.current;
      const session = await retrace(walk.recording, walk.index);
      if (mine === wanted.current) change({ ...walk, session });
      else session.stop();
    },
    [change],
  );

  return {
    walking: current,
    problem,
    restart,
    /** Goes on where this tab left the flow, or begins. */
    resume: useCallback(async () => {
      const before = loadWalk(flow);
      try {
        if (before === null) restart();
        else await goTo({ ...before, flow });
      } catch {
        // The chart has changed since.
        restart();
      }
    }, [flow, restart, goTo]),
    /** Has something happen at the step that is looked at; what was walked after it is given up. */
    send: useCallback(
      async (event: AnyEventObject) => {
        if (current === null) return;
        wanted.current += 1;
        try {
          await current.session.send(event);
          change(asNow(current));
        } catch (error) {
          setProblem(messageOf(error));
        }
      },
      [current, change],
    ),
    look: useCallback(
      (index: number) => {
        if (current) goTo({ ...current, index }).catch((error) => setProblem(messageOf(error)));
      },
      [current, goTo],
    ),
    /** Walks a known way from its beginning. */
    async follow(input: InitialInput['input'], events: readonly AnyEventObject[]) {
      const next = begin(flow, { name: 'a known way', input });
      for (const event of events) await next.session.send(event);
      change(asNow(next));
    },
  };
}

export type Walk = ReturnType<typeof useWalk>;
