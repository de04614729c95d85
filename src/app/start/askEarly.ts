import { CUSTOMER_KEY, type EarlyAsk, earlyKey } from '../../contract/earlyAsk';
import { browserStorage } from '../../store/storage';

const fromOne = (text: string | null): string =>
  String(Number.isInteger(Number(text)) ? Math.max(1, Number(text)) : 1);

/**
 * Asks at once what the page's program will ask for, so that no request waits for a script.
 * @param query of the page's own address
 */
export function askEarly(asks: readonly EarlyAsk[], query: URLSearchParams): void {
  window.earlyAnswers = {};
  const isCustomer = browserStorage().local.getItem(CUSTOMER_KEY) !== null;
  for (const { address: pattern, json, unless = [], isCustomers } of asks) {
    if ((isCustomers && !isCustomer) || unless.some((name) => query.has(name))) continue;
    const address = pattern.replace(/\{(\w+)\}/g, (_, name) => fromOne(query.get(name)));
    const answer = fetch(address, {
      credentials: 'include',
      headers: { Accept: 'application/json', ...(json && { 'Content-Type': 'application/json' }) },
      ...(json && { method: 'POST', body: json }),
    });
    // Who takes it hears of the failure.
    answer.catch(() => undefined);
    window.earlyAnswers[earlyKey(address, json)] = answer;
  }
}
