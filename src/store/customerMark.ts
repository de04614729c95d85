import { CUSTOMER_KEY, SESSION_ENDED } from '../contract/earlyAsk';
import { shortHash } from '../contract/shortHash';
import type { TextStorage } from './storage';

/** Begins the names of customers that were made up here, for a server that names none. */
const LOCAL = 'local:';

/** A name for a customer whom the server does not name: the same e-mail gives the same name. */
export const localCustomer = (email: string): string =>
  LOCAL + shortHash(email.trim().toLowerCase());

/** Whether the server itself named this customer. */
export const isNamedByServer = (customer: string | undefined): customer is string =>
  customer !== undefined && !customer.startsWith(LOCAL);

/**
 * The customer whose profile and delivery address this browser holds, for all its tabs; null where it holds none. A tab
 * that slept through a logout and a sign-in finds here, without asking anybody, that it is of another customer.
 */
export function readMark(local: TextStorage): string | null {
  const mark = local.getItem(CUSTOMER_KEY);
  return mark?.startsWith(SESSION_ENDED) ? mark.slice(SESSION_ENDED.length) : mark;
}

export const writeMark = (local: TextStorage, customer: string): void =>
  local.setItem(CUSTOMER_KEY, customer);

/** The session has run out; the customer may come back. */
export const endMark = (local: TextStorage, customer: string): void =>
  local.setItem(CUSTOMER_KEY, SESSION_ENDED + customer);

export const removeMark = (local: TextStorage): void => local.removeItem(CUSTOMER_KEY);
