import { type Language, languages, pathInLanguage } from '@kedai/contract/protocol/languages';
import { serverTexts } from '../text/serverText';
import { hashOf, inlineScriptsOf } from './documentHeaders';

/** Why a request could not be read. `undecodable`: the percent-encoding of its URL is invalid. */
export type RefusedRequest = 'headers-too-large' | 'too-slow' | 'undecodable' | 'unreadable';

interface Words {
  /** The HTTP status line, such as `400 Bad Request`. */
  readonly status: string;
  readonly title: string;
  readonly text: string;
  readonly more?: string;
}

/**
 * Deletes the cookies that scripts may delete, except those of the shop, then reloads the page. A cookie of a parent
 * domain can be deleted only by naming that domain.
 */
const DELETE_COOKIES = `
document.querySelector('button').addEventListener('click', function () {
  var labels = location.hostname.split('.');
  document.cookie.split(';').forEach(function (pair) {
    var name = pair.split('=')[0].trim();
    if (/^(guestCartData|userSelection|kedai)/.test(name)) return;
    var end = '=; max-age=0; path=/';
    document.cookie = name + end;
    for (var at = 0; at < labels.length - 1; at += 1) {
      document.cookie = name + end + '; domain=' + labels.slice(at).join('.');
    }
  });
  location.reload();
});`;

const words: Readonly<Record<Exclude<RefusedRequest, 'undecodable'>, Words>> = {
  'headers-too-large': {
    status: '431 Request Header Fields Too Large',
    title: 'Your browser sends too many cookies',
    text: 'Other sites of this domain have stored so many cookies in your browser that the shop cannot read its requests. Your orders and your account are safe.',
    more: `<p><button type="button">Delete these cookies and try again</button></p>
<p>If this page comes back: open the settings of your browser, delete the cookies of this site, then load this page again. You will have to log in again.</p>
<script>${DELETE_COOKIES}</script>`,
  },
  'too-slow': {
    status: '408 Request Timeout',
    title: 'The connection was too slow',
    text: 'Your request did not arrive in time. Please check your connection and try again.',
  },
  unreadable: {
    status: '400 Bad Request',
    title: 'This request cannot be read',
    text: 'The shop could not read what was sent. Please load the page again.',
  },
};

/** The words about an address that cannot be read, except for its language. */
function wrongAddress(language: Language): Words {
  const { title, text, toShop } = serverTexts[language].request.wrongAddress;
  const home = pathInLanguage(language, '/');
  return { status: '400 Bad Request', title, text, more: `<p><a href="${home}">${toShop}</a></p>` };
}

/**
 * The page for an unreadable request. It loads no other resource.
 * @param language of an undecodable address; the other requests have none
 */
export function refusedRequestPage(
  refused: RefusedRequest,
  language: Language = 'en',
): {
  readonly status: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const {
    status,
    title,
    text,
    more = '',
  } = refused === 'undecodable' ? wrongAddress(language) : words[refused];
  const html = `<!doctype html>
<html lang="${languages[language].tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{margin:15vh auto;max-width:34rem;padding:0 1.5rem;font:1.05rem/1.6 system-ui,sans-serif}button{font:inherit;padding:.7rem 1.2rem}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
${more}
</main>
</html>
`;
  const scripts = inlineScriptsOf(html).map(hashOf).join(' ') || "'none'";
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src ${scripts}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return { status, html, headers };
}
