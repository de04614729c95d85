import type { Locator, Page } from '@playwright/test';
import type { World } from './world';

/** Who looks: somebody without an account, one with orders and a full cart, one who has neither yet. */
export type Looker = 'guest' | 'customer' | 'newcomer';

/** One picture: a screen in one of its states, and the honest way into it. */
export interface Shot {
  /** Also the name of its file; begins with the screen's. */
  readonly name: string;
  readonly path: string | ((world: World) => string);
  /** A guest unless told otherwise. */
  readonly as?: Looker;
  /** No service is chosen yet. */
  readonly unchosen?: true;
  /** The shop asks for the human check. */
  readonly checked?: true;
  /** Only on windows from here, or up to here (px). */
  readonly from?: number;
  readonly to?: number;
  /** The window alone, not the whole page: what lies over it would be lost in its length. */
  readonly window?: true;
  /** Before the page opens: what will fail, be slow or have another answer. */
  readonly before?: (page: Page, world: World) => Promise<unknown>;
  /** What is done on the page once it is there. */
  readonly act?: (page: Page, world: World) => Promise<unknown>;
  /** What can be seen when the state is reached. */
  readonly seen: (page: Page, world: World) => Locator;
}

/** Parts of pages by the words that a shopper goes by. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const alert = (page: Page) => page.getByRole('main').getByRole('alert');
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
/** The sign of a wait. */
export const waiting = (page: Page) =>
  page.getByRole('main').locator('[role=status], [aria-busy=true]');
