import { SELECTION_COOKIE } from '@kedai/contract/cookies';
import { isPaymentPath } from '../../paths';
import { parseCookie } from '../../state/device/storage';

/** Why a visitor has to choose a service before anything else. */
export interface ServicePrompt {
  /** The slot that was chosen before and has passed, such as `10:00 - 11:00`; null when none was chosen. */
  readonly passedSlot: string | null;
}

/**
 * Why a visitor has to choose a service (spec §2, §3); null if a choice is saved. It runs before the shop has loaded, without
 * the shop's rules. A choice that only these rules can check counts as valid, and the shop asks later. An order that is being
 * paid keeps its slot, so its page does not ask.
 * @param now epoch ms
 */
export function servicePrompt(
  cookies: string,
  pathname: string,
  now: number,
): ServicePrompt | null {
  const saved = parseSelection(parseCookie(cookies, SELECTION_COOKIE) ?? '');
  const slot = saved?.deliveryTime;
  const [, hour] = /^(\d\d):00 - \d\d:00$/.exec(String(slot)) ?? [];
  const isService = /^(?:pickup|delivery)$/.test(String(saved?.serviceType));
  if (typeof slot !== 'string' || hour === undefined || !isService) return { passedSlot: null };
  // A date that is not `YYYY-MM-DD` gives NaN, and counts as not passed.
  const start = Date.parse(`${saved?.calendarDate}T${hour}:00+08:00`);
  return start <= now && !isPaymentPath(pathname) ? { passedSlot: slot } : null;
}

export const currentServicePrompt = (): ServicePrompt | null =>
  servicePrompt(document.cookie, location.pathname, Date.now());

/** The cookie's content: a list with one entry, or the entry itself. Invalid JSON counts as absent. */
function parseSelection(text: string): Record<string, unknown> | null | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return (Array.isArray(json) ? json[0] : json) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
