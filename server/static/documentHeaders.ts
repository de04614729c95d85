import { createHash } from 'node:crypto';

/** Inline scripts that run, unlike JSON. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * The security headers of a page.
 * - Styles are inline because styled-components writes them; scripts come only from our files and the page's own inline
 * ones.
 * - Workers come from our files only. Receipt recognition, including WebAssembly and data URLs, runs in a worker, to
 * which the page's policy does not apply.
 * - Tiles are fetched from their server and shown as blobs, like files that the shopper chose; styles contain data
 * URLs.
 * - The referrer goes to other origins without its path; tile servers refuse requests without any.
 *
 * @param html the page, for the hashes of its inline scripts
 * @param tileOrigin such as `https://tile.openstreetmap.org`
 */
export function documentHeaders(
  html: string,
  tileOrigin: string,
): Readonly<Record<string, string>> {
  const scripts = ["'self'", ...inlineScriptHashes(html)].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
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

/** The hashes of the inline scripts of a page, as sources of a policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return `'sha256-${hash}'`;
  });
}
