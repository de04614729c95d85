import { CUSTOMER_KEY } from '../contract/preload';
import { shortHash } from '../contract/shortHash';
import type { ClientStorage, KeyValueStorage } from './storage';

/** The prefix of customer ids that the client creates, for a server that sends none. */
const LOCAL_PREFIX = 'local:';

/** A customer id for a server that sends none. The same e-mail gives the same id. */
export const localCustomerId = (email: string): string =>
  LOCAL_PREFIX + shortHash(email.trim().toLowerCase());

/** Whether this customer id comes from the server. */
export const isNamedByServer = (customer: string | undefined): customer is string =>
  customer !== undefined && !customer.startsWith(LOCAL_PREFIX);

/**
 * The customer whose profile and delivery address this browser stores, or null. A tab that was suspended during a logout and
 * a sign-in learns here, without a request, that another customer has signed in.
 */
export const readStoredCustomer = (local: KeyValueStorage): string | null =>
  local.getItem(CUSTOMER_KEY);

/**
 * The customer whose draft this tab stores, or null. A browser may restore a closed tab with its session storage long after
 * other tabs have cleared the local storage.
 */
export const readTabCustomer = (tab: KeyValueStorage): string | null => tab.getItem(CUSTOMER_KEY);

/** Stores the customer for this browser and for this tab. `clearTab` removes the tab's entry. */
export function writeStoredCustomer({ local, tab }: ClientStorage, customer: string): void {
  local.setItem(CUSTOMER_KEY, customer);
  tab.setItem(CUSTOMER_KEY, customer);
}

export const removeStoredCustomer = (local: KeyValueStorage): void =>
  local.removeItem(CUSTOMER_KEY);
