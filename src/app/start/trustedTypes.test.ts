import { isPlainMarkup } from './trustedTypes';

const allowed: readonly (readonly [string, string])[] = [
  ['text', 'Fish & chips'],
  ['the zoom button of Leaflet', '<span aria-hidden="true">+</span>'],
  ['the test of Leaflet for SVG', '<svg/>'],
  [
    'an attribution with links',
    '<a href="https://leafletjs.com" title="A library"><svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" class="a" width="12" height="8" viewBox="0 0 12 8"><path fill="#4C7BE1" d="M0 0h12v4H0z"/></svg> Leaflet</a>',
  ],
  [
    'a link to a picture',
    '<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="/a.avif 760w, /b.avif 1520w" imageSizes="60vw" media="(min-width: 768px)"/>',
  ],
  ['the empty script of React', '<script></script>'],
];

const refused: readonly (readonly [string, string])[] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script after text', 'x<script src="/a.js"></script>'],
  ['an event handler', '<svg onload="alert(1)"/>'],
  ['an event handler after an allowed attribute', '<a class="x" onclick="alert(1)">x</a>'],
  ['an event handler after a slash', '<svg/onload="alert(1)"/>'],
  ['a link that runs', '<a href="javascript:alert(1)">x</a>'],
  ['a link that runs, in upper case', '<a href="JavaScript:alert(1)">x</a>'],
  ['a style sheet', '<link rel="stylesheet" href="/a.css">'],
  ['a picture', '<img src="x">'],
  ['a frame', '<iframe srcdoc="x"></iframe>'],
  ['an animation, which may set a link', '<svg><animate attributeName="href"/></svg>'],
  ['an attribute without quotes', '<a href=//evil.example>x</a>'],
  ['a comment', '<!-- <a> -->'],
];

test.each(allowed)('allows %s', (_, html) => {
  expect(isPlainMarkup(html)).toBe(true);
});

test.each(refused)('refuses %s', (_, html) => {
  expect(isPlainMarkup(html)).toBe(false);
});

test('answers at once for a long text that fails at its end', () => {
  expect(isPlainMarkup(`${'<a class="x">'.repeat(2000)}<b>`)).toBe(false);
});
