import { CUSTOMER_KEY } from '../contract/preload';
import { shortHash } from '../contract/shortHash';
import type { ClientStorage, KeyValueStorage } from './storage';

/** Begins the names of customers that were made up here, for a server that names none. */
const LOCAL = 'local:';

/** A name for a customer whom the server does not name: the same e-mail gives the same name. */
export const localCustomerId = (email: string): string =>
  LOCAL + shortHash(email.trim().toLowerCase());

/** Whether the server itself named this customer. */
export const isNamedByServer = (customer: string | undefined): customer is string =>
  customer !== undefined && !customer.startsWith(LOCAL);

/**
 * The customer whose profile and delivery address this browser holds, for all its tabs; null where it holds none. A tab
 * that slept through a logout and a sign-in finds here, without asking anybody, that it is of another customer.
 */
export const readStoredCustomer = (local: KeyValueStorage): string | null =>
  local.getItem(CUSTOMER_KEY);

/**
 * The customer whose draft this tab holds, or null. A browser restores a closed tab with what it held, perhaps long after
 * other tabs have cleared the device.
 */
export const readTabCustomer = (tab: KeyValueStorage): string | null => tab.getItem(CUSTOMER_KEY);

/** Names the customer in this browser and in this tab. `forgetTab` takes the tab's mark away. */
export function writeStoredCustomer({ local, tab }: ClientStorage, customer: string): void {
  local.setItem(CUSTOMER_KEY, customer);
  tab.setItem(CUSTOMER_KEY, customer);
}

export const removeStoredCustomer = (local: KeyValueStorage): void =>
  local.removeItem(CUSTOMER_KEY);
