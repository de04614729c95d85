import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ViewControl } from './useView';

/** A press that moves further than this is a drag, not a click, px. */
const DRAG_THRESHOLD = 4;
/** Wheel px that zoom by the factor e. */
const WHEEL_PER_E = 200;

interface Position {
  readonly x: number;
  readonly y: number;
}

const distance = (a: Position, b: Position) => Math.hypot(a.x - b.x, a.y - b.y);

/** One pointer pans, two pointers zoom. The wheel pans, and zooms with Ctrl or ⌘. */
export function useDrag(container: RefObject<HTMLElement | null>, { pan, zoom }: ViewControl) {
  const pointers = useRef(new Map<number, Position>());
  const moved = useRef(0);

  /** Zooms around a point of the window. */
  const zoomAt = (factor: number, { x, y }: Position) => {
    const box = container.current?.getBoundingClientRect();
    zoom(factor, x - (box?.left ?? 0), y - (box?.top ?? 0));
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const isZoom = event.ctrlKey || event.metaKey;
    if (!isZoom) pan(event.deltaX, event.deltaY);
    else zoomAt(Math.exp(-event.deltaY / WHEEL_PER_E), { x: event.clientX, y: event.clientY });
  });
  // React's wheel listeners are passive, so the page would zoom and scroll as well.
  useEffect(() => {
    const element = container.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [container]);

  const end = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return {
    /** Whether the press that just ended was a drag. */
    wasDrag: () => moved.current > DRAG_THRESHOLD,
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
        zoomAt(distance(now, other) / Math.max(1, distance(before, other)), middle);
      }
      moved.current += distance(now, before);
      pointers.current.set(event.pointerId, now);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
