import { createHash } from 'node:crypto';

/** Inline scripts that run, unlike JSON. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** Trusted Types policies: ours, and those that ALTCHA and Swiper create for their own markup. */
const TRUSTED_TYPES = 'default svelte-trusted-html html';

interface PolicyParts {
  /** The page, for the hashes of its inline styles. */
  readonly html: string;
  /** Such as `https://tile.openstreetmap.org`. */
  readonly tileOrigin: string;
  /** Other hosts whose pictures the page shows. */
  readonly pictureOrigins?: readonly string[] | undefined;
  /**
   * The code of the inline scripts that may run. It is from the build's template, not from the page: a script that got
   * into a page with its data would allow itself.
   */
  readonly inlineScripts: readonly string[];
  /** The page writes markup and styles as text: the flow viewer, which developers open; default: no. */
  readonly writesMarkup?: boolean;
}

/**
 * The security headers of a page.
 * - Scripts and style sheets come only from our files and the page's own inline ones. Programs add styles by the object
 * model of an empty style element, never as text. Style attributes are allowed, because rendered pages have some.
 * - Trusted Types: only our policies turn text into markup or scripts (`src/app/start/trustedTypes.ts`).
 * - Workers come from our files only. Receipt recognition, including WebAssembly and data URLs, runs in a worker, to
 * which the page's policy does not apply.
 * - Tiles are fetched from their server and shown as blobs, like files that the shopper chose; styles contain data
 * URLs.
 * - The referrer goes to other origins without its path; tile servers refuse requests without any.
 *
 */
export function documentHeaders({
  html,
  tileOrigin,
  pictureOrigins = [],
  inlineScripts,
  writesMarkup = false,
}: PolicyParts): Readonly<Record<string, string>> {
  const scripts = ["'self'", ...inlineScripts.map(hashOf)].join(' ');
  const styles = writesMarkup
    ? ["style-src 'self' 'unsafe-inline'"]
    : [
        ["style-src 'self'", ...inlineStyleHashes(html)].join(' '),
        "style-src-attr 'unsafe-inline'",
        "require-trusted-types-for 'script'",
        `trusted-types ${TRUSTED_TYPES}`,
      ];
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    ...styles,
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    `connect-src 'self' ${tileOrigin}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };
}

/** The code of the inline scripts of a page. Only for pages without data. */
export const inlineScriptsOf = (html: string): readonly string[] => contentsOf(html, INLINE_SCRIPT);

/** The hashes of the style sheets of a page, and of the empty one that programs fill. */
const inlineStyleHashes = (html: string): string[] => [
  ...new Set([hashOf(''), ...contentsOf(html, INLINE_STYLE).map(hashOf)]),
];

const contentsOf = (html: string, elements: RegExp): string[] =>
  [...html.matchAll(elements)].map(([, content = '']) => content);

/** The source of an inline script or style, for a policy. */
export function hashOf(content: string): string {
  const hash = createHash('sha256').update(content).digest('base64');
  return `'sha256-${hash}'`;
}
