import { SELECTION_COOKIE } from '../../contract/cookies';
import { isPaymentPath } from '../../paths';
import { findCookie } from '../../store/storage';

/** A visitor who has to choose a service before anything else. */
export interface ServiceQuestion {
  /** The slot that was chosen before and has passed, such as `10:00 - 11:00`; null where none was chosen. */
  readonly passedSlot: string | null;
}

/**
 * Whether a visitor is asked for the service (spec §2, §3), and why; null for those who are not. This is told before
 * anything of the shop is loaded, and so without its rules: what only they can judge counts as chosen, and is for the shop
 * to ask for. An order that is being paid has its slot, whatever became of it meanwhile.
 * @param now epoch ms
 */
export function serviceQuestion(
  cookies: string,
  pathname: string,
  now: number,
): ServiceQuestion | null {
  const saved = entryOf(findCookie(cookies, SELECTION_COOKIE) ?? '');
  const slot = saved?.deliveryTime;
  const [, hour] = /^(\d\d):00 - \d\d:00$/.exec(String(slot)) ?? [];
  const isService = /^(?:pickup|delivery)$/.test(String(saved?.serviceType));
  if (typeof slot !== 'string' || hour === undefined || !isService) return { passedSlot: null };
  // A date in other words than `YYYY-MM-DD` gives no moment, and is not judged here.
  const start = Date.parse(`${saved?.calendarDate}T${hour}:00+08:00`);
  return start <= now && !isPaymentPath(pathname) ? { passedSlot: slot } : null;
}

/** The question for this page as it is now. */
export const questionNow = (): ServiceQuestion | null =>
  serviceQuestion(document.cookie, location.pathname, Date.now());

/** What the cookie holds: a list with one entry, or the entry itself; nonsense counts as nothing. */
function entryOf(text: string): Record<string, unknown> | null | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return (Array.isArray(json) ? json[0] : json) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
