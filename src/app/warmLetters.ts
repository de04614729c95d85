import { laterLetters } from '../theme/laterLetters';
import { idle } from '../ui/whenIdle';

/** Laid out with the page, and in nobody's way. */
const UNSEEN = {
  position: 'absolute',
  top: '0',
  left: '0',
  contain: 'strict',
  visibility: 'hidden',
} as const;

/**
 * Has the browser make the letters of pages that may come next, one look of them at a time while it has nothing else to
 * do: to ask for a face in another size or weight takes it longer than to lay out a page. They stay in the document, or it may
 * forget them.
 */
export async function warmLetters(): Promise<void> {
  const place = document.createElement('div');
  place.setAttribute('aria-hidden', 'true');
  Object.assign(place.style, UNSEEN);
  document.body.append(place);
  for (const letters of laterLetters) {
    await idle();
    const look = document.createElement('span');
    look.textContent = 'a';
    Object.assign(look.style, letters);
    place.append(look);
    // Now, and not with the next frame, which may be the one that answers a press.
    look.getBoundingClientRect();
  }
}
