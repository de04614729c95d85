/** The cookie of the chosen service (spec §3). */
export const SELECTION_COOKIE = 'userSelection';

/** The cookie of a guest's cart (spec §3). */
export const GUEST_CART_COOKIE = 'guestCartData';

/**
 * The raw values of a cookie in `document.cookie` or a `Cookie` header. There may be several: cookies of other paths and
 * of the parent domain have the same name. Browsers list longer paths first, so the shop's own value, of path `/`, comes late.
 * Only blanks and tabs around a pair are ignored: for a browser a name after a no-break space has no prefix `__Host-`.
 */
export const cookieValues = (cookies: string, name: string): readonly string[] =>
  cookies
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
