/** The edge of the window from which the toasts are stacked. */
export type ToastEdge = 'top' | 'bottom';

/** The distance between the header and the first toast, and between toasts and the window's edge, px. */
export const TOAST_GAP = 12;

/** A narrower strip of an element does not show the focus, px. */
const MIN_VISIBLE = 8;

/** px */
export interface ToastLayout {
  /** Where toasts may be: below the header, with a gap to it and to the edges of the window. */
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
  /** The size of all toasts together. */
  readonly width: number;
  readonly height: number;
}

type Rect = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Whether toasts at an edge hide an element. What the header covers of it is hidden already. */
function hides(edge: ToastEdge, { top, bottom, right, width, height }: ToastLayout, rect: Rect) {
  const start = edge === 'top' ? top : bottom - height;
  const end = start + height;
  const visibleStrips = [
    right - width - rect.left,
    rect.right - right,
    Math.min(rect.bottom, start) - Math.max(rect.top, top - TOAST_GAP),
    Math.min(rect.bottom, bottom + TOAST_GAP) - Math.max(rect.top, end),
  ];
  return Math.max(...visibleStrips) < MIN_VISIBLE;
}

/**
 * The edge at which toasts leave a part of the focused element visible (WCAG 2.4.11): the current one if possible.
 * @returns null if there is none
 */
export function freeEdge(current: ToastEdge, layout: ToastLayout, focused: Rect): ToastEdge | null {
  const edges: readonly ToastEdge[] = current === 'top' ? ['top', 'bottom'] : ['bottom', 'top'];
  return edges.find((edge) => !hides(edge, layout, focused)) ?? null;
}
