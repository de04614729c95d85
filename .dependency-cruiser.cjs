/**
 * Who may import whom. Each layer names a folder, the other folders of this project that it may import, and why. Tests may
 * import anything that the last rules allow.
 */
const { readdirSync } = require('node:fs');

const test = '\\.test\\.tsx?$';
const ours = '^(src|server|packages|e2e|scripts|bench)/';
const npm = '(^|/)node_modules/';

/** `folder` may import only itself and `allowed` from this project. Its tests and test helpers are exempt. */
const only = (folder, allowed, reason) => ({
  name: `${folder.replace(/^src\//, '').replaceAll('/', '-')}-imports-only-allowed-folders`,
  comment: reason,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: [test, `^${folder}/testing/`] },
  to: { path: ours, pathNot: [`^${folder}/`, ...allowed.map((path) => `^${path}`)] },
});

/** `folder` may not import the npm packages that match `packages`. */
const without = (folder, packages, reason) => ({
  name: `${folder.replace(/^src\//, '')}-does-not-import-${packages.split('|')[0].replace(/\W/g, '')}`,
  comment: reason,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: test },
  to: { path: `${npm}(@types/)?(${packages})/` },
});

const packageNames = readdirSync(`${__dirname}/packages`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** The public entries of the packages: the files of `exports` in each package.json. */
const packageEntries = packageNames.flatMap((name) => {
  const { exports: files = {} } = require(`./packages/${name}/package.json`);
  const pattern = (file) => file.replace('./', '').replaceAll('.', '\\.').replaceAll('*', '.*');
  return Object.values(files).map((file) => `^packages/${name}/${pattern(file)}$`);
});

const layers = [
  only(
    'packages/contract/src',
    [],
    'The page, the server and the tests import the contract, so it may depend on none of them.',
  ),
  only('packages/contract/src/rules', [], 'The rules of the shop hold for any way to call it.'),
  only(
    'packages/contract/src/protocol',
    ['packages/contract/src/rules/'],
    'Headers, cookies and messages use the rules; the calls use both.',
  ),
  only(
    'src/api',
    ['packages/contract/src/', 'src/text/failures'],
    'The api layer transports data and classifies failures, with messages for failures without one. Higher layers decide how to show a failure.',
  ),
  only(
    'src/machines',
    ['packages/contract/src/', 'packages/flow-viewer/src/model\\.ts'],
    'A machine describes a flow; the feature provides its effects. So it also runs in tests and in the flow viewer, whose types `models` uses.',
  ),
  only(
    'src/state',
    ['src/api/', 'packages/contract/src/', 'src/text/failures', 'src/paths'],
    'The store is below the features, so it must not depend on them.',
  ),
  only(
    'src/features',
    [
      'packages/contract/src/',
      'src/api/',
      'src/state/',
      'src/machines/',
      'packages/ui/src/',
      'src/text/',
      'src/shop/',
      'src/paths',
      'packages/',
    ],
    'A feature must not depend on the routes or the shell that show it.',
  ),
  only(
    'src/app',
    [
      'src/routes',
      'src/features/[^/]+/index',
      'packages/contract/src/',
      'src/state/',
      'src/devtools/index',
      'packages/ui/src/',
      'src/text/',
      'src/shop/',
      'src/paths',
    ],
    'The shell imports a feature through its public entry (index.ts), so that its internals can change.',
  ),
  only(
    'packages/ui/src',
    [
      'packages/contract/src/(rules/(money|quantity|postcode|email|text|limits)|calls/failure|protocol/serverClock)\\.ts',
    ],
    'A control has styles and behaviour, but no data, no texts and no shop, so that any feature can use it. The contract defines formats (money, quantities, postcodes, e-mails, texts) and failures.',
  ),
  only(
    'src/devtools',
    [
      'packages/contract/src/',
      'src/api/',
      'src/state/',
      'src/machines/',
      'src/text/',
      'src/flows/(flowIds|redaction)',
      'packages/flow-viewer/src/page/',
    ],
    'DevTools observe the layers below the features and render nothing of the shop.',
  ),
  only(
    'src/flows',
    [
      'packages/flow-viewer/',
      'src/machines/',
      'packages/contract/src/',
      'packages/ui/src/theme/',
      'src/text/failures',
      'src/testing/flows/(\\w+S|s)creen',
    ],
    'The configuration of the flow viewer: machines, the contract and what a shopper does on each page. It knows a running shop only by messages.',
  ),
  only(
    'src/offline',
    ['packages/contract/src/', 'src/text/offline'],
    'The service worker is a separate program. It only needs URLs of the shop and one text.',
  ),
  only('packages/ui/src/theme', [], 'Design tokens are the lowest layer and import nothing.'),
  only(
    'src/text',
    ['packages/contract/src/', 'src/shop/'],
    'Texts may depend on error codes and the shop profile, but not on code that runs.',
  ),
  only('src/shop', ['packages/contract/src/'], 'A shop profile is data.'),
  only(
    'server',
    ['packages/contract/src/'],
    'The server implements the contract and must not depend on the page.',
  ),
  only(
    'server/store',
    ['packages/contract/src/', 'server/log/', 'server/ports/(clock|syncToDisk)'],
    'The store reads and writes rows. Rules and refusals belong to the areas.',
  ),
  only(
    'server/boundary',
    ['packages/contract/src/', 'server/store/', 'server/ports/', 'server/log/'],
    'The boundary handles every call, so it must not depend on a particular one.',
  ),
  only(
    'server/ports',
    ['packages/contract/src/', 'server/settings', 'server/log/'],
    'Ports are replaceable: each depends on its settings, but not on the shop or the store.',
  ),
  only(
    'bench',
    [
      'packages/contract/src/',
      'src/features/',
      'server/areas/',
      'e2e/(shopper|support)/',
      'scripts/(lib|load|webpack)/',
    ],
    'The bench measures the built shop from outside, with the helpers of the stories. It imports only code that it times in isolation.',
  ),
];

const npmPackages = [
  {
    name: 'contract-imports-valibot-only',
    comment: 'The contract is the smallest common part. From npm it needs only schemas.',
    severity: 'error',
    from: { path: '^packages/contract/src/', pathNot: test },
    to: { path: npm, pathNot: `${npm}valibot/` },
  },
  {
    name: 'machines-import-xstate-only',
    comment:
      'Machines are pure (no React, no Redux, no network), so that model tests can run them.',
    severity: 'error',
    from: { path: '^src/machines/', pathNot: test },
    to: { path: npm, pathNot: `${npm}(xstate|valibot)/` },
  },
  without(
    'src/api',
    'react|react-dom|react-redux|react-router-dom|react-hot-toast|xstate|@xstate/react',
    'Calls return data or a failure. Components, flows and toasts belong to their callers.',
  ),
  without(
    'src/state',
    'react-dom|react-router-dom|react-hot-toast|xstate|@xstate/react|styled-components',
    'State contains no styles and no flows.',
  ),
  without(
    'packages/ui/src',
    '@reduxjs/toolkit|react-redux|xstate|@xstate/react|redux-persist',
    'A control gets its values by props.',
  ),
  {
    name: 'only-the-store-imports-drizzle',
    comment:
      'All SQL is in server/store, one file per entity. Only tests and their helpers read and write the tables themselves.',
    severity: 'error',
    from: { path: '^server/', pathNot: [test, '^server/(store|testing)/'] },
    to: { path: `${npm}drizzle-orm/|^server/store/schema` },
  },
  without(
    'server',
    'react|react-dom|react-redux|@reduxjs/toolkit|xstate|styled-components',
    'The server gets pages from the program of the storefront’s build, which a thread of its own runs.',
  ),
];

const everywhere = [
  {
    name: 'packages-import-no-other-folder',
    comment:
      'A package is complete without the shop: it gets by arguments what it needs. This applies to its tests and benches too.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: ours, pathNot: '^packages/' },
  },
  {
    name: 'packages-are-imported-by-their-entries',
    comment:
      'The rest of a package may change without its users. Its package.json names the entries.',
    severity: 'error',
    from: { pathNot: '^packages/' },
    to: { path: '^packages/', pathNot: packageEntries },
  },
  {
    name: 'packages-import-each-other-by-their-entries',
    comment: 'As above, for the other packages.',
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/', pathNot: ['^packages/$1/', ...packageEntries] },
  },
  {
    name: 'features-do-not-import-each-other',
    comment:
      'Code that two features need belongs below them (store, api, ui) or in features/shared. Otherwise neither can change alone.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/', pathNot: test },
    to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/($1|shared)/' },
  },
  {
    name: 'only-tests-import-testing',
    comment:
      'Test helpers include the API and its database, so no bundle may contain them. What a shopper does on a page needs neither; the flow viewer writes stories of it.',
    severity: 'error',
    from: { path: '^(src|server)/', pathNot: [test, '^(src|server)/testing/'] },
    to: { path: '^src/testing/', pathNot: '^src/testing/flows/(\\w+S|s)creen\\.ts$' },
  },
  {
    name: 'pages-are-loaded-on-demand',
    comment:
      'The table of routes is in the first bundle of every visit, so it loads pages with import().',
    severity: 'error',
    from: { path: '^src/routes\\.ts$' },
    to: { path: '^src/(features|app)/', dynamic: false },
  },
  {
    name: 'developers-tools-are-loaded-on-demand',
    comment: 'Shoppers must not download developer tools, so pages load them with import().',
    severity: 'error',
    from: { path: '^src/', pathNot: [test, '^src/devtools/'] },
    to: { path: '^src/devtools/', dynamic: false },
  },
  {
    name: 'optional-services-are-loaded-on-demand',
    comment:
      'A shop without a service does not load its library, so the server imports it with import().',
    severity: 'error',
    from: { path: '^server/', pathNot: [test, '^server/testing/'] },
    to: { path: '^server/ports/(stripePayments|s3Files)', dynamic: false },
  },
  {
    name: 'page-never-imports-all-calls',
    comment: 'An API file imports its own area, so that a bundle has no schemas of other areas.',
    severity: 'error',
    from: { path: '^src/', pathNot: [test, '/testing/', '^src/flows/'] },
    to: { path: '^packages/contract/src/calls/allCalls' },
  },
  {
    name: 'page-never-imports-the-server',
    comment: 'The page knows the server only by the contract. Only test helpers run it in process.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/testing/' },
    to: { path: '^server/' },
  },
  {
    name: 'no-circular',
    comment:
      'A cycle has no first file to read, and breaks when the order of imports changes. Types count too: layers are strict.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-dev-dependency-at-run-time',
    comment: 'A production install has no dev dependencies.',
    severity: 'error',
    from: {
      path: '^(src|server|packages/[^/]+/src)/',
      pathNot: [test, '/testing/', '\\.d\\.ts$'],
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: `${npm}@types/`,
    },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'The imported file does not exist.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'nobody-imports-the-bench',
    comment: 'The bench is not part of the shop, of its tests or of its build.',
    severity: 'error',
    from: { path: '^(src|server|packages|e2e|scripts)/', pathNot: '^packages/[^/]+/bench/' },
    to: { path: '(^|/)bench/' },
  },
  {
    name: 'nobody-imports-a-test',
    comment: 'Shared helpers belong in src/testing, not in a test.',
    severity: 'error',
    from: {},
    to: { path: test },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...layers, ...npmPackages, ...everywhere],
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
