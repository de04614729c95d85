/**
 * Stands inside the head of every page rendered ahead, and runs before anything of it is painted: decides what of the
 * HTML may be seen, and keeps what the visitor does before the program is there.
 */
import { isFirstVisit } from './isFirstVisit';
import { FOREIGN, isAlive, pageData } from './page';

const page = pageData();

/** The HTML of another page: whoever serves these files answers all unknown paths with that of home. */
const isForeign = !new RegExp(page.path ?? '', 'i').test(location.pathname);
if (isForeign) page.path = FOREIGN;

page.visit = isFirstVisit(document.cookie) ? 'first' : 'returning';

// A first visitor is asked for the service; the shop behind the question can wait.
if (page.visit === 'returning') {
  for (const href of (isForeign ? page.shop : page.scripts)?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
}

const buttonAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('button') : null;

addEventListener(
  'click',
  ({ target }) => {
    const button = buttonAt(target);
    if (button && !isAlive(button)) window.earlyTap = button;
  },
  true,
);

// The program may have taken over because of this very tap: then it has answered it by now.
addEventListener('click', ({ target }) => {
  const button = buttonAt(target);
  if (button && button === window.earlyTap && isAlive(button)) delete window.earlyTap;
});
