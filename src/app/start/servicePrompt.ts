import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import { parseCookies } from '../../state/device/cookies';

/**
 * Whether a visitor has to choose a service (spec §2, §3) before anything else. It runs before the shop has loaded, without
 * the shop's rules. A choice that only these rules can check counts as valid, and the shop asks later. So does a slot that
 * seems to have passed: only the server's time decides that, and it is unknown here.
 */
export const needsServicePrompt = (cookies: string): boolean =>
  !parseCookies(cookies, SELECTION_COOKIE).some(isSelection);

/** Whether a value of the cookie is a list with one selection, or the selection itself. */
function isSelection(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text);
    const saved = (Array.isArray(json) ? json[0] : json) as Record<string, unknown> | null;
    const { serviceType, deliveryTime: slot } = saved ?? {};
    return (
      typeof slot === 'string' &&
      /^\d\d:00 - \d\d:00$/.test(slot) &&
      /^(?:pickup|delivery)$/.test(String(serviceType))
    );
  } catch {
    return false;
  }
}
