/**
 * Who may import whom. Each line names a folder, the only folders of ours that it may
 * import, and why. Tests may reach for what they need; they are held by the last rules only.
 */
const test = '\\.test\\.tsx?$';
const ours = '^(src|server|e2e|scripts|bench)/';
const npm = '(^|/)node_modules/';

/** `folder` imports itself and `allowed`, nothing else of ours; test helpers beside it are not held to that. */
const only = (folder, allowed, reason) => ({
  name: `${folder.replace(/^src\//, '').replaceAll('/', '-')}-imports-only-what-it-stands-on`,
  comment: reason,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: [test, `^${folder}/testing/`] },
  to: { path: ours, pathNot: [`^${folder}/`, ...allowed.map((path) => `^${path}`)] },
});

/** `folder` uses none of the npm packages in `packages` (a pattern). */
const without = (folder, packages, reason) => ({
  name: `${folder.replace(/^src\//, '')}-stays-free-of-${packages.split('|')[0].replace(/\W/g, '')}`,
  comment: reason,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: test },
  to: { path: `${npm}(@types/)?(${packages})/` },
});

const layers = [
  only(
    'src/contract',
    [],
    'The contract is read by the page, the server and the tests alike; it may hang on none of them.',
  ),
  only(
    'src/api',
    ['src/contract/', 'src/text/failures', 'src/serverClock'],
    'The api layer carries data and classifies failures, with the sentences for those that gave none; how a failure is shown is decided above it.',
  ),
  only(
    'src/machines',
    ['src/contract/'],
    'A chart says how a flow moves; its effects are holes, filled by the feature. So it runs anywhere, in tests and in the viewer.',
  ),
  only(
    'src/store',
    ['src/api/', 'src/contract/', 'src/text/failures'],
    'The store is below the features: it must not know who uses it.',
  ),
  only(
    'src/features',
    [
      'src/contract/',
      'src/api/',
      'src/store/',
      'src/machines/',
      'src/ui/',
      'src/theme/',
      'src/text/',
      'src/shop/',
      'src/paths',
      'src/serverClock',
    ],
    'A feature never needs the screen or the shell that shows it.',
  ),
  only(
    'src/screens',
    ['src/features/', 'src/ui/', 'src/text/', 'src/paths'],
    'A screen composes features for one URL; logic, data and charts live in the features.',
  ),
  only(
    'src/app',
    [
      'src/screens/',
      'src/features/[^/]+/index',
      'src/contract/',
      'src/store/',
      'src/devtools/index',
      'src/theme/',
      'src/ui/',
      'src/text/',
      'src/shop/',
      'src/paths',
      'src/serverClock',
    ],
    'The shell reaches a feature by its public face (index.ts), so that the inside can change.',
  ),
  only(
    'src/ui',
    [
      'src/theme/',
      'src/contract/(money|quantity|postcode|email|text|limits|failure)\\.ts',
      'src/serverClock',
    ],
    "A control knows looks and behaviour, no data, no sentence and no shop: any feature can use it. How money, quantities, postcodes, e-mail addresses and texts are read and written, and what a failure is, is the contract's.",
  ),
  only(
    'src/devtools',
    [
      'src/contract/',
      'src/api/',
      'src/store/',
      'src/machines/',
      'src/text/',
      'src/theme/palette',
      'src/flows/model/',
    ],
    "The developers' side of a page watches what runs below the features, and draws nothing of the shop.",
  ),
  only(
    'src/flows',
    ['src/machines/', 'src/contract/', 'src/theme/', 'src/text/failures'],
    'The viewer shows what the charts and the contract say; of the shop that runs beside it, it knows messages alone.',
  ),
  only(
    'src/offline',
    ['src/contract/', 'src/text/offline'],
    'The service worker is a program of its own: of the shop it knows addresses and one sentence.',
  ),
  only('src/theme', [], 'Tokens are the ground: they import nothing.'),
  only(
    'src/text',
    ['src/contract/', 'src/shop/'],
    'Sentences may name error codes and the shop, and nothing that moves.',
  ),
  only('src/shop', ['src/contract/'], 'A shop profile is data.'),
  only(
    'server',
    ['src/contract/'],
    'The server keeps the promises of the contract; it must not know the page.',
  ),
  only(
    'server/store',
    [
      'src/contract/',
      'server/apiError',
      'server/logger',
      'server/syncToDisk',
      'server/ports/clock',
    ],
    'The store holds data and its rules, and says no by an ApiError; how that is answered over HTTP is decided above it.',
  ),
  only(
    'server/boundary',
    [
      'src/contract/',
      'server/store/',
      'server/ports/',
      'server/deps',
      'server/apiError',
      'server/logger',
      'server/boundedQueue',
    ],
    'What every call has around it knows no call: the areas stand on it.',
  ),
  only(
    'server/ports',
    ['src/contract/', 'server/settings', 'server/logger', 'server/syncToDisk'],
    'A part can be put in the place of another: it knows its settings, and neither shop nor store.',
  ),
  only(
    'bench',
    [
      'src/contract/',
      'src/features/',
      'server/areas/',
      'e2e/(shopper|support)/',
      'scripts/(lib|webpack)/',
    ],
    'The bench measures the built shop from outside, by the hands of the stories; of the program it imports what it times by itself.',
  ),
];

const packages = [
  {
    name: 'contract-imports-valibot-only',
    comment: 'The contract is the smallest common ground: its schemas and nothing else from npm.',
    severity: 'error',
    from: { path: '^src/contract/', pathNot: test },
    to: { path: npm, pathNot: `${npm}valibot/` },
  },
  {
    name: 'machines-import-xstate-only',
    comment: 'Charts are pure: no React, no Redux, no network, so that a model test can walk them.',
    severity: 'error',
    from: { path: '^src/machines/', pathNot: test },
    to: { path: npm, pathNot: `${npm}(xstate|valibot)/` },
  },
  without(
    'src/api',
    'react|react-dom|react-redux|react-router-dom|react-hot-toast|xstate|@xstate/react',
    'Calls return data or a failure; components, flows and toasts are for those who call.',
  ),
  without(
    'src/store',
    'react-dom|react-router-dom|react-hot-toast|xstate|@xstate/react|styled-components',
    'State holds no looks and no flow.',
  ),
  without(
    'src/ui',
    '@reduxjs/toolkit|react-redux|xstate|@xstate/react|redux-persist',
    'A control gets its values by props.',
  ),
  without(
    'src/screens',
    '@reduxjs/toolkit|react-redux|xstate|@xstate/react',
    'A screen holds no state of its own: its features do.',
  ),
  without(
    'server',
    'react|react-dom|react-redux|@reduxjs/toolkit|xstate|styled-components',
    'The server has no page in it.',
  ),
];

const everywhere = [
  {
    name: 'features-do-not-import-each-other',
    comment:
      'What two features need lives below them (store, api, ui). Otherwise none can be changed alone.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/', pathNot: test },
    to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'only-tests-import-testing',
    comment: 'Test helpers hold the API and its database: they must never reach a bundle.',
    severity: 'error',
    from: { path: '^(src|server)/', pathNot: [test, '^(src|server)/testing/'] },
    to: { path: '^src/testing/' },
  },
  {
    name: 'developers-tools-are-loaded-on-demand',
    comment:
      'A shopper pays nothing for what developers need: the page begins without it, and asks for it by import().',
    severity: 'error',
    from: { path: '^src/', pathNot: [test, '^src/devtools/'] },
    to: { path: '^src/devtools/', dynamic: false },
  },
  {
    name: 'page-never-imports-the-server',
    comment:
      'The page knows the server by the contract alone; only the test helpers run it in process.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/testing/' },
    to: { path: '^server/' },
  },
  {
    name: 'no-circular',
    comment: 'A circle has no first file to read, and breaks when the order of imports changes.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-dev-dependency-at-run-time',
    comment: 'What the shop runs on must be installed where it runs.',
    severity: 'error',
    from: {
      path: '^(src|server)/',
      pathNot: [test, '^src/testing/', '^server/testing/', '\\.d\\.ts$'],
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: `${npm}@types/`,
    },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'An import that leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'nobody-imports-the-bench',
    comment: 'What measures the shop is no part of it, nor of what tests and builds it.',
    severity: 'error',
    from: { path: '^(src|server|e2e|scripts)/' },
    to: { path: '^bench/' },
  },
  {
    name: 'nobody-imports-a-test',
    comment: 'A test is an end: shared helpers live in src/testing.',
    severity: 'error',
    from: {},
    to: { path: test },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...layers, ...packages, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
