/**
 * Trusted Types (`require-trusted-types-for 'script'`): the browser refuses texts in places where they could run, unless a
 * policy allows them. This is the default policy. It allows scripts and workers of this shop, text without an element, and
 * the markup that is known here.
 */

/** With this, Leaflet finds out whether the browser knows SVG. */
const LEAFLET_TEST = '<svg/>';

/** Whether a script or worker comes from this shop. */
const isOwnScript = (url: string): boolean => {
  try {
    return new URL(url, location.href).origin === location.origin;
  } catch {
    return false;
  }
};

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string | null;
      createScriptURL(url: string): string | null;
    },
  ): unknown;
}

/**
 * Sets the default policy. Does nothing in browsers without Trusted Types. Call it before any code writes markup.
 * @param markup what the start of a page writes
 */
export function setDefaultPolicy(markup: readonly (string | undefined)[]): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const isAllowed = (html: string) =>
    !html.includes('<') || html === LEAFLET_TEST || markup.includes(html);
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isAllowed(html) ? html : null),
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
  });
}
