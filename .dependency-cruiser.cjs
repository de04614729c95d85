/**
 * Who may import whom, and why. Tests may import anything that the last rules allow.
 */
const { readdirSync } = require('node:fs');

const test = '\\.test\\.tsx?$';
const ours = '^(src|server|packages|e2e|scripts|bench)/';
const npm = '(^|/)node_modules/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const nameOf = (folder) => folder.replace(/^src\//, '');

/** `folder` may import only itself and `allowed` from this project. Its tests and test helpers are exempt. */
const only = (folder, allowed, reason) =>
  forbid(
    `${nameOf(folder).replaceAll('/', '-')}-imports-only-allowed-folders`,
    reason,
    { path: `^${folder}/`, pathNot: [test, `^${folder}/testing/`] },
    { path: ours, pathNot: [`${folder}/`, ...allowed].map((path) => `^${path}`) },
  );

/** `folder` may not import the npm packages that match `packages`. */
const without = (folder, packages, reason) =>
  forbid(
    `${nameOf(folder)}-does-not-import-${packages.split('|')[0].replace(/\W/g, '')}`,
    reason,
    { path: `^${folder}/`, pathNot: test },
    { path: `${npm}(@types/)?(${packages})/` },
  );

const packageNames = readdirSync(`${__dirname}/packages`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** The public entries of the packages: the files of `exports` in each package.json. */
const packageEntries = packageNames.flatMap((name) => {
  const { exports: files = {} } = require(`./packages/${name}/package.json`);
  const pattern = (file) => file.replace('./', '').replaceAll('.', '\\.').replaceAll('*', '.*');
  return Object.values(files).map((file) => `^packages/${name}/${pattern(file)}$`);
});

/** Each folder: the others that it may import (patterns), and why. */
const layers = {
  'packages/contract/src': [
    '',
    'The page, the server and the tests import the contract, so it may depend on none of them.',
  ],
  'packages/contract/src/rules': [
    'packages/contract/src/(text/|protocol/languages)',
    'The rules of the shop hold for any way to call it. Their messages are texts.',
  ],
  'packages/contract/src/protocol': [
    'packages/contract/src/(rules|text)/',
    'Headers, cookies and messages use the rules; the calls use both.',
  ],
  'src/api': [
    'packages/contract/src/ src/text/failures src/language',
    'The api layer transports data and classifies failures, with messages for failures without one. Higher layers decide how to show a failure.',
  ],
  'src/machines': [
    'packages/contract/src/ packages/flow-viewer/src/model\\.ts',
    'A machine describes a flow; the feature provides its effects. So it also runs in tests and in the flow viewer, whose types `models` uses.',
  ],
  'src/state': [
    'src/api/ packages/contract/src/ src/text/failures src/paths',
    'The store is below the features, so it must not depend on them.',
  ],
  'src/features': [
    'packages/ src/api/ src/state/ src/machines/ src/text/ src/shop/ src/paths src/language',
    'A feature must not depend on the routes or the shell that show it.',
  ],
  'src/app': [
    'src/routes src/features/[^/]+/index packages/contract/src/ src/state/ src/devtools/index packages/ui/src/ src/text/ src/shop/ src/paths src/language',
    'The shell imports a feature through its public entry (index.ts), so that its internals can change.',
  ],
  'packages/ui/src': [
    'packages/contract/src/(rules/(money|quantity|postcode|email|text|limits)|calls/failure|protocol/(serverClock|languages)|text/translated)\\.ts',
    'A control has styles and behaviour, but no data, no texts and no shop, so that any feature can use it. The contract defines formats (money, quantities, postcodes, e-mails, texts) and failures.',
  ],
  'src/devtools': [
    'packages/contract/src/ src/api/ src/state/ src/machines/ src/text/ src/flows/(flowIds|redaction) packages/flow-viewer/src/page/',
    'DevTools observe the layers below the features and render nothing of the shop.',
  ],
  'src/flows': [
    'packages/flow-viewer/ packages/order-life/src/ src/machines/ packages/contract/src/ packages/ui/src/theme/ src/text/failures src/paths src/testing/flows/(\\w+S|s)creen',
    'The configuration of the flow viewer: machines, the contract, and the address of each page with what a shopper does there. It knows a running shop only by messages.',
  ],
  'src/counter': [
    'packages/contract/src/ packages/ui/src/ src/api/(transport|apis|fromCall|idempotency|ports|classify) src/text/(counter/|failures|dates/) src/shop/ src/app/start/trustedTypes',
    'The counter is a program of its own: it has the transport, the controls and the shop’s profile in common with the shop, but no feature.',
  ],
  'src/offline': [
    'packages/contract/src/ src/text/((ms|zh)/)?offline',
    'The service worker is a separate program. It only needs URLs of the shop and one text.',
  ],
  'packages/ui/src/theme': ['', 'Design tokens are the lowest layer and import nothing.'],
  'src/text': [
    'packages/contract/src/ src/shop/',
    'Texts may depend on error codes and the shop profile, but not on code that runs.',
  ],
  'src/shop': ['packages/contract/src/', 'A shop profile is data.'],
  server: [
    'packages/contract/src/ packages/order-life/src/',
    'The server implements the contract, asks the order’s machine, and must not depend on the page.',
  ],
  'server/store': [
    'packages/contract/src/ server/log/ server/ports/(clock|syncToDisk)',
    'The store reads and writes rows. Rules and refusals belong to the areas.',
  ],
  'server/boundary': [
    'packages/contract/src/ server/store/ server/ports/ server/log/ server/text/',
    'The boundary handles every call, so it must not depend on a particular one.',
  ],
  'server/text': [
    'packages/contract/src/',
    'A text takes its values as arguments, so that each language writes whole sentences.',
  ],
  'server/ports': [
    'packages/contract/src/ server/settings server/log/',
    'Ports are replaceable: each depends on its settings, but not on the shop or the store.',
  ],
  bench: [
    'packages/contract/src/ src/features/ server/areas/ e2e/(shopper|support)/ scripts/(drills|lib|load|webpack)/',
    'The bench measures the built shop from outside, with the helpers of the stories. It imports only code that it times in isolation.',
  ],
};

const npmPackages = [
  forbid(
    'contract-imports-valibot-only',
    'The contract is the smallest common part. From npm it needs only schemas.',
    { path: '^packages/contract/src/', pathNot: test },
    { path: npm, pathNot: `${npm}valibot/` },
  ),
  forbid(
    'machines-import-xstate-only',
    'Machines are pure (no React, no Redux, no network), so that model tests can run them.',
    { path: '^src/machines/', pathNot: test },
    { path: npm, pathNot: `${npm}(xstate|valibot)/` },
  ),
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
  forbid(
    'only-the-store-imports-drizzle',
    'All SQL is in server/store, one file per entity. Only tests and their helpers read and write the tables themselves.',
    { path: '^server/', pathNot: [test, '^server/(store|testing)/'] },
    { path: `${npm}drizzle-orm/|^server/store/schema` },
  ),
  without(
    'server',
    'react-redux|@reduxjs/toolkit|xstate|styled-components',
    'The server gets pages from the program of the storefront’s build, which a thread of its own runs.',
  ),
  forbid(
    'only-mails-import-react',
    'In the server, React only renders mails.',
    { path: '^server/', pathNot: [test, '^server/mails/layout\\.tsx$'] },
    { path: `${npm}(@types/)?(react|react-dom)/` },
  ),
];

const everywhere = [
  forbid(
    'packages-import-no-other-folder',
    'A package is complete without the shop: it gets by arguments what it needs. This applies to its tests and benches too.',
    { path: '^packages/' },
    { path: ours, pathNot: '^packages/' },
  ),
  forbid(
    'packages-are-imported-by-their-entries',
    'The rest of a package may change without its users. Its package.json names the entries.',
    { pathNot: '^packages/' },
    { path: '^packages/', pathNot: packageEntries },
  ),
  forbid(
    'packages-import-each-other-by-their-entries',
    'As above, for the other packages.',
    { path: '^packages/([^/]+)/' },
    { path: '^packages/', pathNot: ['^packages/$1/', ...packageEntries] },
  ),
  forbid(
    'features-do-not-import-each-other',
    'Code that two features need belongs below them (store, api, ui) or in features/shared. Otherwise neither can change alone.',
    { path: '^src/features/([^/]+)/', pathNot: test },
    { path: '^src/features/([^/]+)/', pathNot: '^src/features/($1|shared)/' },
  ),
  forbid(
    'only-tests-import-testing',
    'Test helpers include the API and its database, so no bundle may contain them. What a shopper does on a page needs neither; the flow viewer writes stories of it.',
    { path: '^(src|server)/', pathNot: [test, '^(src|server)/testing/'] },
    { path: '^src/testing/', pathNot: '^src/testing/flows/(\\w+S|s)creen\\.ts$' },
  ),
  forbid(
    'pages-are-loaded-on-demand',
    'The table of routes is in the first bundle of every visit, so it loads pages with import().',
    { path: '^src/routes\\.ts$' },
    { path: '^src/(features|app)/', dynamic: false },
  ),
  forbid(
    'developers-tools-are-loaded-on-demand',
    'Shoppers must not download developer tools, so pages load them with import().',
    { path: '^src/', pathNot: [test, '^src/devtools/'] },
    { path: '^src/devtools/', dynamic: false },
  ),
  forbid(
    'optional-services-are-loaded-on-demand',
    'A shop without a service does not load its library, so the server imports it with import().',
    { path: '^server/', pathNot: [test, '^server/testing/'] },
    { path: '^server/ports/(stripePayments|s3Files)', dynamic: false },
  ),
  forbid(
    'only-the-counter-imports-the-counter',
    'Shoppers must not download what staff use.',
    { path: '^src/', pathNot: [test, '^src/(counter|text/counter|testing)/'] },
    { path: '^(src/counter|src/text/counter|packages/contract/src/calls/counter)' },
  ),
  forbid(
    'page-never-imports-all-calls',
    'An API file imports its own area, so that a bundle has no schemas of other areas.',
    { path: '^src/', pathNot: [test, '/testing/', '^src/flows/'] },
    { path: '^packages/contract/src/calls/allCalls' },
  ),
  forbid(
    'page-never-imports-the-server',
    'The page knows the server only by the contract. Only test helpers run it in process.',
    { path: '^src/', pathNot: '^src/testing/' },
    { path: '^server/' },
  ),
  forbid(
    'no-circular',
    'A cycle has no first file to read, and breaks when the order of imports changes. Types count too: layers are strict.',
    {},
    { circular: true },
  ),
  forbid(
    'no-dev-dependency-at-run-time',
    'A production install has no dev dependencies.',
    {
      path: '^(src|server|packages/[^/]+/src)/',
      pathNot: [test, '/testing/', '\\.d\\.ts$'],
    },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: `${npm}@types/`,
    },
  ),
  forbid('not-to-unresolvable', 'The imported file does not exist.', {}, { couldNotResolve: true }),
  forbid(
    'nobody-imports-the-bench',
    'The bench is not part of the shop, of its tests or of its build.',
    { path: '^(src|server|packages|e2e|scripts)/', pathNot: '^packages/[^/]+/bench/' },
    { path: '(^|/)bench/' },
  ),
  forbid(
    'nobody-imports-a-test',
    'Shared helpers belong in src/testing, not in a test. Only the conformance test runs again, in each language.',
    {},
    { path: test, pathNot: '^server/openapi/conformance\\.test\\.ts$' },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(layers).map(([folder, [allowed, reason]]) =>
      only(folder, allowed.split(' ').filter(Boolean), reason),
    ),
    ...npmPackages,
    ...everywhere,
  ],
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
