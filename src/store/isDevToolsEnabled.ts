import type { KeyValueStorage } from './storage';

/** The switch that shows the store in DevTools in production too: set to `on` in local storage. */
export const DEVTOOLS_KEY = 'kedai:devtools';

/** Whether DevTools are shown: while developing, or where someone switched them on. */
export function isDevToolsEnabled(local: KeyValueStorage): boolean {
  return process.env.NODE_ENV !== 'production' || local.getItem(DEVTOOLS_KEY) === 'on';
}
