/**
 * `npm run mutation`: mutation testing of the contract and the machines, with some two thousand mutants.
 * `npm run mutation -- src/contract/slots.ts` limits it to some files. `MUTATION_PROCESSES` sets how many mutants are tested
 * at once. Fails when the score of a part is below the minimum.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const MINIMUM_PERCENT = 85;
const root = path.resolve(import.meta.dirname, '../..');
const here = path.relative(root, import.meta.dirname);
const folders = ['src/contract', 'src/machines'];

/**
 * Groups of sources and the tests that must kill their mutants: the contract, and each flow with the test of all
 * placeholders.
 */
const groups: readonly { readonly name: string; readonly files: RegExp }[] = [
  { name: 'contract', files: /^src\/contract\// },
  ...['serviceSelection', 'mailedCode|registration|passwordReset', 'checkout'].map((flow) => ({
    name: flow.replaceAll('|', '-'),
    files: new RegExp(`^src/machines/(${flow}|actorPlaceholder\\.test)`),
  })),
  { name: 'effects', files: /^src\/machines\/(outcome|actorPlaceholder)/ },
];

/** Stryker's working copy only contains the files that these tests read. */
const IGNORED = [
  ['/*', '!/package.json', '!/src', '!/scripts'],
  ['/src/*', '!/src/contract', '!/src/machines', '!/src/testing'],
  ['/src/testing/*', '!/src/testing/setup'],
  ['/scripts/*', '!/scripts/mutation'],
].flat();

async function mutate(
  name: string,
  sources: readonly string[],
  tests: readonly string[],
): Promise<void> {
  process.env.MUTATION_TESTS = tests.join(',');
  const stryker = new Stryker({
    testRunner: 'jest',
    testRunnerNodeArgs: ['--import', path.join(import.meta.dirname, 'keepAlive.mjs')],
    jest: {
      configFile: `${here}/jest.config.json`,
      config: { testEnvironment: path.join(import.meta.dirname, 'environment.cjs') },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    mutate: [...sources],
    plugins: ['@stryker-mutator/*', path.join(import.meta.dirname, 'ignoreDescriptions.mjs')],
    ignorers: ['ignoreDescriptions'],
    ignorePatterns: IGNORED,
    concurrency: Number(process.env.MUTATION_PROCESSES ?? 2),
    // On a busy machine, a slow test must not look like a killed mutant.
    timeoutMS: 20_000,
    tempDirName: '.cache/mutation',
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { reportMutants: false, reportTests: false },
    htmlReporter: { fileName: `.cache/reports/mutation-${name}.html` },
    thresholds: { high: 95, low: MINIMUM_PERCENT, break: MINIMUM_PERCENT },
    allowConsoleColors: false,
  });
  await stryker.runMutationTest();
}

process.chdir(root);
const requested = process.argv.slice(2);
const all = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
const isTest = (file: string) => file.endsWith('.test.ts');
const isRequested = (file: string) => requested.length === 0 || requested.includes(file);

for (const { name, files } of groups) {
  const members = all.filter((file) => file.endsWith('.ts') && files.test(file));
  const sources = members.filter((file) => !isTest(file) && isRequested(file));
  if (sources.length > 0) await mutate(name, sources, members.filter(isTest));
}
