import { useEffect, useEffectEvent, useState } from 'react';

type Hold = 'pointer' | 'focus';

/** The turns that something takes by itself, and what holds them. */
class Turns {
  private readonly holds = new Set<Hold>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private take: (() => void) | undefined;

  constructor(private readonly everyMs: number) {}

  /** @returns stops them. */
  begin(take: () => void): () => void {
    this.take = take;
    this.waitAnew();
    return () => {
      this.take = undefined;
      this.waitAnew();
    };
  }

  hold = (by: Hold) => {
    this.holds.add(by);
    this.waitAnew();
  };

  release = (by: Hold) => {
    this.holds.delete(by);
    this.waitAnew();
  };

  private waitAnew(): void {
    clearInterval(this.timer);
    if (this.take && this.holds.size === 0) this.timer = setInterval(this.take, this.everyMs);
  }
}

/**
 * What moves by itself takes its turns: every `everyMs`, as long as it is `wanted` and the page is not hidden. It is held
 * while it is pointed at or has the focus, and has its whole time again after that. None of this renders anything.
 * @returns the props of the element that holds them.
 */
export function useTurns(everyMs: number, wanted: boolean, turn: () => void) {
  const [turns] = useState(() => new Turns(everyMs));
  const take = useEffectEvent(() => {
    if (!document.hidden) turn();
  });
  useEffect(() => (wanted ? turns.begin(() => take()) : undefined), [turns, wanted]);
  return {
    onPointerEnter: () => turns.hold('pointer'),
    onPointerLeave: () => turns.release('pointer'),
    onFocus: () => turns.hold('focus'),
    onBlur: () => turns.release('focus'),
  };
}
