/**
 * `npm run mutation`: mutation testing of the contract and the machines, with some 2,700 mutants. Options of Stryker
 * limit it: `npm run mutation -- --mutate packages/contract/src/rules/slots.ts --concurrency 1`. `PACKAGE=receipt-reader npm run mutation`
 * tests a package instead. Fails when the score is below the minimum.
 */
import path from 'node:path';

const MINIMUM_PERCENT = 85;
const here = 'scripts/mutation';
const { PACKAGE } = process.env;

export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--import', `./${here}/keepAlive.mjs`],
  jest: {
    configFile: `${here}/jest.config.json`,
    config: { testEnvironment: path.resolve(here, 'environment.cjs') },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate: [
    ...(PACKAGE
      ? [`packages/${PACKAGE}/src/**/*.ts`]
      : ['packages/contract/src/**/*.ts', 'src/{machines,machines/checkout}/*.ts']),
    '!**/*.test.ts',
    '!**/testing/**',
    // Only people read them.
    '!src/machines/descriptions.ts',
  ],
  plugins: ['@stryker-mutator/*', `./${here}/ignoreDescriptions.mjs`],
  ignorers: ['ignoreDescriptions'],
  /** The working copy only contains the files that these tests read. */
  ignorePatterns: [
    ['/*', '!/package.json', '!/src', '!/packages', '!/scripts'],
    ['/src/*', '!/src/machines', '!/src/testing'],
    ['/scripts/*', '!/scripts/mutation'],
    ['/packages/*/pictures'],
  ].flat(),
  concurrency: 2,
  // A runner becomes slower with each mutant, because Jest keeps modules of earlier runs.
  maxTestRunnerReuse: 50,
  // On a busy machine, a slow test must not look like a killed mutant.
  timeoutMS: 20_000,
  tempDirName: '.cache/mutation',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportMutants: false, reportTests: false },
  htmlReporter: { fileName: '.cache/reports/mutation.html' },
  thresholds: { high: 95, low: MINIMUM_PERCENT, break: MINIMUM_PERCENT },
  allowConsoleColors: false,
};
