import { type EarlyAsk, earlyKey } from '../../contract/earlyAsk';

/** Asks at once what the page's program will ask for, so that no request waits for a script. */
export function askEarly(asks: readonly EarlyAsk[]): void {
  window.earlyAnswers = {};
  for (const ask of asks) {
    const [address, body] = ask;
    const answer = fetch(address, {
      credentials: 'include',
      headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { method: 'POST', body }),
    });
    // Who takes it hears of the failure.
    answer.catch(() => undefined);
    window.earlyAnswers[earlyKey(...ask)] = answer;
  }
}
