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
    document.addEventListener('visibilitychange', this.waitAnew);
    return () => {
      document.removeEventListener('visibilitychange', this.waitAnew);
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

  waitAnew = (): void => {
    clearInterval(this.timer);
    const isHeld = this.holds.size > 0 || document.hidden;
    if (this.take && !isHeld) this.timer = setInterval(this.take, this.everyMs);
  };
}

/**
 * What moves by itself takes its turns: every `everyMs`, as long as it is `wanted`. It is held while it is pointed at,
 * has the focus or the page is hidden, and has its whole time again after that. None of this renders anything.
 * @returns the props of the element that holds them; and what gives it its whole time again, when it was moved otherwise.
 */
export function useTurns(everyMs: number, wanted: boolean, turn: () => void) {
  const [turns] = useState(() => new Turns(everyMs));
  const take = useEffectEvent(turn);
  useEffect(() => (wanted ? turns.begin(() => take()) : undefined), [turns, wanted]);
  const held = {
    onPointerEnter: () => turns.hold('pointer'),
    onPointerLeave: () => turns.release('pointer'),
    onFocus: () => turns.hold('focus'),
    onBlur: () => turns.release('focus'),
  };
  return [held, turns.waitAnew] as const;
}
