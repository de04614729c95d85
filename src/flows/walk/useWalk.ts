import { useCallback, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { FlowId } from '../model/flows';
import type { Recording } from '../model/recording';
import { startWalk, type WalkSession } from './session';
import { type Beginning, beginningsOf } from './ways';

interface Walking {
  readonly flow: FlowId;
  readonly beginning: Beginning;
  readonly session: WalkSession;
  /** As it was when the screen was last drawn. */
  readonly recording: Recording;
  /** The step that is looked at, from 0. */
  readonly index: number;
}

const NO_INPUT: Beginning = { name: 'as usual', input: {} };

function begin(flow: FlowId, beginning: Beginning): Walking {
  const session = startWalk(flow, beginning.input, { now: Date.now });
  return { flow, beginning, session, recording: session.recording(), index: 0 };
}

const asNow = (walking: Walking): Walking => {
  const recording = walking.session.recording();
  return { ...walking, recording, index: recording.steps.length - 1 };
};

/** A walk through one flow at a time; another flow begins another walk. */
export function useWalk(flow: FlowId) {
  const [walking, setWalking] = useState<Walking | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = walking?.flow === flow ? walking : null;

  const restart = useCallback(
    (beginning: Beginning = beginningsOf(flow)[0] ?? NO_INPUT) => {
      setProblem(null);
      setWalking((before) => {
        before?.session.stop();
        return begin(flow, beginning);
      });
    },
    [flow],
  );

  const send = useCallback(
    async (event: AnyEventObject) => {
      if (current === null) return;
      try {
        await current.session.send(event);
        setProblem(null);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
      setWalking((now) => (now === current || now?.session === current.session ? asNow(now) : now));
    },
    [current],
  );

  return {
    walking: current,
    problem,
    restart,
    send,
    look: (index: number) => setWalking((now) => (now ? { ...now, index } : now)),
    /** Walks a known way from its beginning. */
    async follow(input: Beginning['input'], events: readonly AnyEventObject[]) {
      const next = begin(flow, { name: 'a known way', input });
      for (const event of events) await next.session.send(event);
      setProblem(null);
      setWalking((before) => {
        before?.session.stop();
        return asNow(next);
      });
    },
  };
}

export type Walk = ReturnType<typeof useWalk>;
