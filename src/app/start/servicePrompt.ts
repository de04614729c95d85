import { SELECTION_COOKIE } from '@kedai/contract/cookies';
import { isPaymentPath } from '../../paths';
import { parseCookies } from '../../state/device/cookies';

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
  const saved = parseCookies(cookies, SELECTION_COOKIE).flatMap(parseSelection);
  // A date that is not `YYYY-MM-DD` gives NaN, and counts as not passed.
  const isCurrent = ({ date, slot }: SavedSlot) =>
    !(Date.parse(`${date}T${slot.slice(0, 2)}:00+08:00`) <= now);
  if (saved.some((slot) => isPaymentPath(pathname) || isCurrent(slot))) return null;
  return { passedSlot: saved.at(-1)?.slot ?? null };
}

export const currentServicePrompt = (): ServicePrompt | null =>
  servicePrompt(document.cookie, location.pathname, Date.now());

interface SavedSlot {
  readonly date: unknown;
  readonly slot: string;
}

/** A value of the cookie: a list with one entry, or the entry itself. Invalid JSON counts as absent. */
function parseSelection(text: string): SavedSlot[] {
  try {
    const json: unknown = JSON.parse(text);
    const saved = (Array.isArray(json) ? json[0] : json) as Record<string, unknown> | null;
    const { serviceType, calendarDate: date, deliveryTime: slot } = saved ?? {};
    const isValid =
      typeof slot === 'string' &&
      /^\d\d:00 - \d\d:00$/.test(slot) &&
      /^(?:pickup|delivery)$/.test(String(serviceType));
    return isValid ? [{ date, slot }] : [];
  } catch {
    return [];
  }
}
