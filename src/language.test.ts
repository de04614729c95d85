type Module = typeof import('./language');

afterEach(() => {
  delete process.env.LANGUAGE;
});

test.each([
  [undefined, 'en', '/'],
  ['en', 'en', '/'],
  ['ms', 'ms', '/ms/'],
  ['zh', 'zh-Hans', '/zh/'],
])('a build in %s names the language %s to the server, and is at %s', (language, tag, basename) => {
  if (language !== undefined) process.env.LANGUAGE = language;
  jest.isolateModules(() => {
    const build = jest.requireActual<Module>('./language');
    expect(build.languageHeader).toEqual({ 'Accept-Language': tag });
    expect(build.basename).toBe(basename);
  });
});
