import { SELECTION_COOKIE } from '../../contract/cookies';

/**
 * Whether the visitor has never chosen a service (spec §3). What was chosen may have passed: that is for the shop to see,
 * which knows the rules; this is asked before anything of it is loaded.
 */
export function isFirstVisit(cookies: string): boolean {
  return !cookies.split(/;\s*/).some((cookie) => cookie.startsWith(`${SELECTION_COOKIE}=`));
}
