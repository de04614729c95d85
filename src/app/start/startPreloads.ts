import { CUSTOMER_KEY, type PreloadRequest, preloadKey } from '@kedai/contract/protocol/preload';
import { languageHeader } from '../../language';
import { localStore } from '../../state/device/storage';

const pageNumber = (text: string | null): string =>
  String(Number.isInteger(Number(text)) ? Math.max(1, Number(text)) : 1);

/** Starts the requests of the page's program at once, so that no data waits for a script. */
export function startPreloads(requests: readonly PreloadRequest[], query: URLSearchParams): void {
  window.preloaded = {};
  const isCustomer = localStore.getItem(CUSTOMER_KEY) !== null;
  for (const { address: pattern, json, unless = [], isCustomers } of requests) {
    if ((isCustomers && !isCustomer) || unless.some((name) => query.has(name))) continue;
    const address = pattern.replace(/\{(\w+)\}/g, (_, name) => pageNumber(query.get(name)));
    const response = fetch(address, {
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...languageHeader,
        ...(json && { 'Content-Type': 'application/json' }),
      },
      ...(json && { method: 'POST', body: json }),
    });
    // The program that takes the response handles its failure.
    response.catch(() => undefined);
    window.preloaded[preloadKey(address, json)] = response;
  }
}
