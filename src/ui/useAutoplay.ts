import { useEffect, useEffectEvent, useState } from 'react';

type Hold = 'pointer' | 'focus' | 'outOfView';

/** The turns that something takes by itself, and what holds them. */
class Autoplay {
  private readonly holds = new Set<Hold>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private take: (() => void) | undefined;

  constructor(private readonly everyMs: number) {}

  /** @returns stops them. */
  begin(take: () => void): () => void {
    this.take = take;
    this.restart();
    document.addEventListener('visibilitychange', this.restart);
    return () => {
      document.removeEventListener('visibilitychange', this.restart);
      this.take = undefined;
      this.restart();
    };
  }

  hold = (by: Hold, isHeld: boolean): void => {
    this.holds[isHeld ? 'add' : 'delete'](by);
    this.restart();
  };

  /** A ref: nothing moves where nobody sees it. */
  watch = (element: Element | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const inView = new IntersectionObserver((entries) => {
      this.hold('outOfView', entries.at(-1)?.isIntersecting === false);
    });
    inView.observe(element);
    return () => inView.disconnect();
  };

  restart = (): void => {
    clearInterval(this.timer);
    const isHeld = this.holds.size > 0 || document.hidden;
    if (this.take && !isHeld) this.timer = setInterval(this.take, this.everyMs);
  };
}

/**
 * What moves by itself takes its turns: every `everyMs`, as long as it is `wanted`. It is held while it is pointed at,
 * has the focus, is out of view or the page is hidden, and has its whole time again after that. None of this renders anything.
 * @returns the props of the element that holds them; and what gives it its whole time again, when it was moved otherwise.
 */
export function useAutoplay(everyMs: number, wanted: boolean, turn: () => void) {
  const [turns] = useState(() => new Autoplay(everyMs));
  const take = useEffectEvent(turn);
  useEffect(() => (wanted ? turns.begin(() => take()) : undefined), [turns, wanted]);
  const held = {
    ref: turns.watch,
    onPointerEnter: () => turns.hold('pointer', true),
    onPointerLeave: () => turns.hold('pointer', false),
    onFocus: () => turns.hold('focus', true),
    onBlur: () => turns.hold('focus', false),
  };
  return [held, turns.restart] as const;
}
