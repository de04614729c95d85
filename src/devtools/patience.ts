import { LEFT, type Recording, type Step } from '../flows/model/recording';

/** Who is told of runs, and of their steps. */
export interface Told {
  began(key: string, recording: Recording): void;
  stepped(key: string, step: Step): void;
}

interface Held {
  readonly recording: Recording;
  readonly steps: Step[];
  readonly late: ReturnType<typeof setTimeout>;
}

/**
 * Tells of a run as soon as something has happened in it, or when it has lasted for `patienceMs`. A page that was rendered
 * ahead begins its flow as that page shows it, and replaces it at once by one that goes on where a reload interrupted it:
 * the first is no run of anybody, and nobody is told of it.
 *
 * @param patienceMs 0: all is told at once
 */
export function patient(told: Told, patienceMs: number): Told & { close(): void } {
  const waiting = new Map<string, Held>();
  const release = (key: string) => {
    const held = waiting.get(key);
    if (held === undefined) return;
    clearTimeout(held.late);
    waiting.delete(key);
    told.began(key, held.recording);
    for (const step of held.steps) told.stepped(key, step);
  };
  const drop = (key: string, { late }: Held) => {
    clearTimeout(late);
    waiting.delete(key);
  };
  return {
    began(key, recording) {
      if (patienceMs === 0) return told.began(key, recording);
      const late = setTimeout(() => release(key), patienceMs);
      waiting.set(key, { recording, steps: [], late });
    },
    stepped(key, step) {
      const held = waiting.get(key);
      if (held === undefined) return told.stepped(key, step);
      if (step.event.type === LEFT) return drop(key, held);
      held.steps.push(step);
      if (held.steps.length > 1) release(key);
    },
    close() {
      for (const [key, held] of waiting) drop(key, held);
    },
  };
}
