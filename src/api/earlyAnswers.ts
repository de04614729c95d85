import { earlyKey } from '../contract/earlyAsk';

/** An answer that was asked for this long ago (ms since the page began) is no longer that of a page that begins. */
const FRESH_MS = 15_000;

/** The answer that is on its way to this very question, if any: given once, and not when it may be old. */
export function takeEarly(url: string, json?: string): Promise<Response> | undefined {
  if (typeof window === 'undefined' || window.earlyAnswers === undefined) return undefined;
  const { earlyAnswers, location } = window;
  if (!url.startsWith(location.origin)) return undefined;
  const key = earlyKey(url.slice(location.origin.length), json);
  const answer = earlyAnswers[key];
  delete earlyAnswers[key];
  return performance.now() < FRESH_MS ? answer : undefined;
}

/** What is on its way may be older than what has happened since: whoever needs it asks anew. */
export function forgetEarly(): void {
  if (typeof window !== 'undefined') delete window.earlyAnswers;
}
