import { languageOfPath, pathInEnglish, pathInLanguage, readLanguages } from './languages';

test.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/ms/', 'ms', '/'],
  ['/ms', 'ms', '/'],
  ['/zh/product/a%20b', 'zh', '/product/a%20b'],
  ['/msx/about', 'en', '/msx/about'],
  ['/product/ms', 'en', '/product/ms'],
])('%s is in %s, and %s in English', (path, language, english) => {
  expect(languageOfPath(path)).toBe(language);
  expect(pathInEnglish(path)).toBe(english);
});

test.each([
  ['en', '/', '/'],
  ['ms', '/', '/ms/'],
  ['zh', '/news?page=2', '/zh/news?page=2'],
] as const)('in %s, %s is at %s', (language, path, at) => {
  expect(pathInLanguage(language, path)).toBe(at);
});

test('a list of languages is read in the order of the table, without unknown ones', () => {
  expect(readLanguages('zh, en,fr')).toEqual(['en', 'zh']);
});
