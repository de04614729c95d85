import { useEffect, useEffectEvent, useState } from 'react';

type PauseReason = 'pointer' | 'focus' | 'outOfView';

/** The turns that something takes by itself, and what holds them. */
class Autoplay {
  private readonly pauses = new Set<PauseReason>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private advance: (() => void) | undefined;

  constructor(private readonly everyMs: number) {}

  /** @returns stops them. */
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

  /** A ref: nothing moves where nobody sees it. */
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
 * What moves by itself takes its turns: every `everyMs`, as long as it is `wanted`. It is held while it is pointed at,
 * has the focus, is out of view or the page is hidden, and has its whole time again after that. None of this renders anything.
 * @returns the props of the element that holds them; and what gives it its whole time again, when it was moved otherwise.
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
