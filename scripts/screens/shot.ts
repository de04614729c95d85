import type { Locator, Page } from '@playwright/test';
import type { Fixtures } from './fixtures';
import { failing, pending } from './mockCalls';

/** The role of the shopper: no account, a customer with orders and a full cart, or a new customer. */
export const ROLES = ['guest', 'customer', 'newcomer'] as const;

/** A page, and how its shopper opens it. */
interface Opened {
  readonly path: string | ((fixtures: Fixtures) => string);
  /** Default: guest. */
  readonly as?: (typeof ROLES)[number];
  /** No service is selected yet. */
  readonly withoutSelection?: true;
  /** The shop requires the human check. */
  readonly withHumanCheck?: true;
  /** Only for widths from or up to these (px). */
  readonly from?: number;
  readonly to?: number;
  /** Only the viewport, because a full-page screenshot would hide the overlay. */
  readonly window?: true;
}

/** A state of a page, and the steps into it. */
interface State extends Partial<Opened> {
  /** Runs before the page opens, to mock calls. */
  readonly before?: (page: Page, fixtures: Fixtures) => Promise<unknown>;
  /** Runs on the open page. */
  readonly act?: (page: Page, fixtures: Fixtures) => Promise<unknown>;
  /** Is visible when the state is reached: a text, or an element. */
  readonly visible: string | ((page: Page, fixtures: Fixtures) => Locator);
}

/** States by the names of their files, which begin with the screen's name. */
type States = Readonly<Record<string, State>>;

/** A screenshot of a page in one state. */
export interface Shot extends Opened, State {
  readonly name: string;
  readonly path: Opened['path'];
}

/** The screenshots of a page. A state may open it in another way. */
export const shotsOf = (page: Opened, states: States): readonly Shot[] =>
  Object.entries(states).map(([name, state]) => ({ ...page, ...state, name }));

/** Locators by accessible names. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const alert = (page: Page) => page.getByRole('main').getByRole('alert');
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
/** The loading indicator. */
export const waiting = (page: Page) =>
  page.getByRole('main').locator('[role=status], [aria-busy=true]');

/** The states while a call is running, and after it failed. */
export const loadingAndFailed = (name: string, call: string): States => ({
  [`${name}-loading`]: { before: pending(call), visible: waiting },
  [`${name}-failed`]: { before: failing(call), visible: alert },
});
