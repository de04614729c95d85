import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ViewControl } from './useView';

/** A press that moved further is a drag and presses nothing, px. */
const STILL = 4;
/** How many px of a wheel make the drawing e times as large. */
const WHEEL_PER_E = 200;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** One pointer moves the drawing, two zoom it; the wheel moves it, and zooms with Ctrl or ⌘. */
export function useDrag(place: RefObject<HTMLElement | null>, { pan, zoom }: ViewControl) {
  const pointers = useRef(new Map<number, Spot>());
  const moved = useRef(0);

  /** Zooms around a point of the window. */
  const zoomAt = (factor: number, { x, y }: Spot) => {
    const box = place.current?.getBoundingClientRect();
    zoom(factor, x - (box?.left ?? 0), y - (box?.top ?? 0));
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const isZoom = event.ctrlKey || event.metaKey;
    if (!isZoom) pan(event.deltaX, event.deltaY);
    else zoomAt(Math.exp(-event.deltaY / WHEEL_PER_E), { x: event.clientX, y: event.clientY });
  });
  // React listens to wheels passively: the page itself would be zoomed and scrolled as well.
  useEffect(() => {
    const element = place.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [place]);

  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  return {
    /** Whether the press that ends now was none but a drag. */
    wasDrag: () => moved.current > STILL,
    onPointerDown(event: PointerEvent) {
      moved.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        pan(before.x - now.x, before.y - now.y);
      } else {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        zoomAt(apart(now, other) / Math.max(1, apart(before, other)), middle);
      }
      moved.current += apart(now, before);
      pointers.current.set(event.pointerId, now);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
