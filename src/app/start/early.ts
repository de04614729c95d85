/**
 * Stands inside the head of every page rendered ahead, and runs before anything of it is painted: decides what of the
 * HTML may be seen, and keeps what the visitor does before the program is there.
 */
import { isFirstVisit } from './isFirstVisit';
import { FOREIGN, pageData } from './page';

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

addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (page.alive === undefined && button) window.earlyTap = button;
  },
  true,
);
