import { setDefaultPolicy } from './trustedTypes';

const PICTURE = '<link rel="preload" as="image" href="/pictures/banner-1.avif">';
const createPolicy = jest.fn();

/** What the policy returns for a page with one main picture. */
function openPolicy(): Record<'createHTML' | 'createScriptURL', (text: string) => string | null> {
  Object.assign(window, { trustedTypes: { createPolicy } });
  setDefaultPolicy([PICTURE, undefined]);
  return createPolicy.mock.lastCall?.[1];
}

test.each([
  ['text', 'Fish & chips'],
  ['the test of Leaflet for SVG', '<svg/>'],
  ['the picture of the page', PICTURE],
])('allows %s', (_, html) => {
  expect(openPolicy().createHTML(html)).toBe(html);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<svg onload="alert(1)"/>'],
  ['an element after the picture', `${PICTURE}<b>`],
])('refuses %s', (_, html) => {
  expect(openPolicy().createHTML(html)).toBeNull();
});

test.each([
  ['/sw.js', '/sw.js'],
  ['https://evil.example/a.js', null],
  ['https://', null],
])('the script %s gives %s', (url, allowed) => {
  expect(openPolicy().createScriptURL(url)).toBe(allowed);
});
