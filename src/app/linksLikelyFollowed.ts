import { inOwnTask } from '../inOwnTask';
import { savesData } from './linksInView';
import { shopLinkAt } from './prefetch';

/** How long a mouse rests on a link that is meant, and not passed over on the way elsewhere, ms. */
const RESTS_MS = 65;
/** How long after the press a link is still expected to be followed, ms. */
const FOLLOWED_WITHIN_MS = 1000;

/** Whether it is how a link is followed in this window. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Who hears of the link that is about to be followed. */
interface Hearers {
  /** A link is pointed at or pressed; not told again while it is. */
  readonly expect: (link: HTMLAnchorElement) => void;
  /** What was expected comes to nothing, or has been followed a while ago. */
  readonly forget: () => void;
}

/**
 * Tells of the link of the shop that is about to be followed: a mouse rests on it, or it is being pressed. It is forgotten when
 * the mouse leaves it unpressed, and when the press has turned into something else, as when the finger scrolls.
 * @returns stops it.
 */
export function watchLinksLikelyFollowed({ expect, forget }: Hearers): () => void {
  let expected: HTMLAnchorElement | null = null;
  /** Where the mouse was moved last. */
  let pointed: HTMLAnchorElement | null = null;
  /** From a press until it can no longer be that its link is followed. */
  let isPressed = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const expectNow = (link: HTMLAnchorElement) => {
    if (!link.isConnected) return;
    expected = link;
    // After the frame that shows the press.
    inOwnTask(() => {
      if (expected === link) expect(link);
    });
  };
  const end = () => {
    clearTimeout(resting);
    clearTimeout(patience);
    expected = null;
    pointed = null;
    isPressed = false;
    forget();
  };
  const point = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isPressed) return;
    const link = shopLinkAt(target);
    // It was taken away under the mouse, which nobody tells.
    if (expected !== null && link !== expected) end();
    if (link === pointed) return;
    clearTimeout(resting);
    pointed = link;
    if (link === null || savesData()) return;
    resting = setTimeout(() => expectNow(link), RESTS_MS);
  };
  const leave = ({ target, relatedTarget, pointerType }: PointerEvent) => {
    const link = pointerType === 'mouse' && !isPressed ? shopLinkAt(target) : null;
    if (link === null || shopLinkAt(relatedTarget) === link) return;
    clearTimeout(resting);
    pointed = null;
    if (link === expected) end();
  };
  const press = (event: PointerEvent) => {
    const link = event.isPrimary && isPlain(event) ? shopLinkAt(event.target) : null;
    clearTimeout(resting);
    clearTimeout(patience);
    isPressed = true;
    if (link !== null) {
      if (link !== expected) expectNow(link);
      return;
    }
    // As for another tab: not followed here.
    if (expected !== null) forget();
    expected = null;
  };
  const release = () => {
    clearTimeout(patience);
    patience = setTimeout(end, FOLLOWED_WITHIN_MS);
  };
  const heard = {
    // Not `pointerover`: that comes as well when the page is scrolled or changes under a mouse that nobody moves.
    pointermove: point,
    pointerout: leave,
    pointerdown: press,
    pointerup: release,
    pointercancel: end,
    dragstart: end,
    contextmenu: end,
  };
  for (const [name, listener] of Object.entries(heard)) {
    document.addEventListener(name, listener as EventListener, { passive: true });
  }
  return () => {
    clearTimeout(resting);
    clearTimeout(patience);
    for (const [name, listener] of Object.entries(heard)) {
      document.removeEventListener(name, listener as EventListener);
    }
  };
}
