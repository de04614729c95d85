import { useEffect, useEffectEvent, useState } from 'react';

type PauseReason = 'pointer' | 'focus' | 'outOfView';

/** A timer that pauses for one or more reasons. */
class Autoplay {
  private readonly pauses = new Set<PauseReason>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private advance: (() => void) | undefined;

  constructor(private readonly everyMs: number) {}

  /** @returns stops the timer. */
  start(advance: () => void): () => void {
    this.advance = advance;
    this.restart();
    document.addEventListener('visibilitychange', this.restart);
    return () => {
      document.removeEventListener('visibilitychange', this.restart);
      this.advance = undefined;
      this.restart();
    };
  }

  setPaused = (by: PauseReason, isPaused: boolean): void => {
    this.pauses[isPaused ? 'add' : 'delete'](by);
    this.restart();
  };

  /** A ref callback. Pauses while the element is out of view. */
  observeVisibility = (element: Element | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      this.setPaused('outOfView', entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  };

  restart = (): void => {
    clearInterval(this.timer);
    const isPaused = this.pauses.size > 0 || document.hidden;
    if (this.advance && !isPaused) this.timer = setInterval(this.advance, this.everyMs);
  };
}

/**
 * Calls `onTurn` every `everyMs`. Pauses while the pointer or the focus is on the element, the element is out of view, or
 * the page is hidden. After a pause the full time passes again. Pauses cause no render.
 * @returns the props of the element, and a function that restarts the time, for when the shopper made the turn.
 */
export function useAutoplay(everyMs: number, isEnabled: boolean, onTurn: () => void) {
  const [autoplay] = useState(() => new Autoplay(everyMs));
  const advance = useEffectEvent(onTurn);
  useEffect(() => (isEnabled ? autoplay.start(() => advance()) : undefined), [autoplay, isEnabled]);
  const pauseProps = {
    ref: autoplay.observeVisibility,
    onPointerEnter: () => autoplay.setPaused('pointer', true),
    onPointerLeave: () => autoplay.setPaused('pointer', false),
    onFocus: () => autoplay.setPaused('focus', true),
    onBlur: () => autoplay.setPaused('focus', false),
  };
  return [pauseProps, autoplay.restart] as const;
}
