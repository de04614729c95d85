import { findForeignLicences, isAllowed } from './licences.mjs';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s is allowed: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

test('finds packages with a foreign licence or none, also nested ones, but not our own', () => {
  const packages = {
    '': {},
    'packages/ours': {},
    'node_modules/@kedai/ours': { link: true },
    'node_modules/good': { license: 'MIT' },
    'node_modules/elkjs': { license: 'EPL-2.0 OR GPL-3.0-or-later' },
    'node_modules/good/node_modules/bad': { license: 'AGPL-3.0-only' },
    'node_modules/bare': {},
  };
  expect(findForeignLicences({ packages })).toEqual(['bad: AGPL-3.0-only', 'bare: none']);
});
