import type { KeyValueStorage } from './storage';

/** The local storage key that enables Redux DevTools in production, with the value `on`. */
export const DEVTOOLS_KEY = 'kedai:devtools';

/** Whether Redux DevTools are enabled: in development, or by the key in local storage. */
export function isDevToolsEnabled(local: KeyValueStorage): boolean {
  return process.env.NODE_ENV !== 'production' || local.getItem(DEVTOOLS_KEY) === 'on';
}
