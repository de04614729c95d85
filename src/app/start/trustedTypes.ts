/**
 * Trusted Types (`require-trusted-types-for 'script'`): the browser refuses texts in places where they could run, unless a
 * policy allows them. This is the default policy. It allows scripts and workers of this shop, and the markup of plain
 * elements: Leaflet writes its controls with it, and the start of a page its links to pictures.
 */

const ELEMENTS = 'a|br|circle|link|path|span|svg';
const ATTRIBUTES =
  'aria-hidden|as(?=="image")|class|cx|cy|d|fetchpriority|fill|height|image(?:sizes|srcset)|media|r|rel(?=="preload")|' +
  'stroke|stroke-width|title|type|viewBox|width|xmlns|href(?=="(?:https?:|#|/))';
/** Texts, and elements with attributes that run nothing. React makes each script element from an empty one. */
const PLAIN_MARKUP = new RegExp(
  `^(?:<script></script>|(?:[^<]|</?(?:${ELEMENTS})(?:\\s+(?:${ATTRIBUTES})="[^"<>]*")*\\s*/?>)*)$`,
  'i',
);

/** Whether a text is markup that cannot run anything. */
export const isPlainMarkup = (html: string): boolean => PLAIN_MARKUP.test(html);

/** Whether a script or worker comes from this shop. */
export const isOwnScript = (url: string): boolean => {
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

/** Sets the default policy. Does nothing in browsers without Trusted Types. Call it before any code writes markup. */
export function setDefaultPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isPlainMarkup(html) ? html : null),
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
  });
}
