/**
 * `npm run mutation`: changes the contract and the charts in some two thousand small ways, one at a time, and sees whether a
 * test beside them fails. `npm run mutation -- src/contract/slots.ts` tries some files only; `MUTATION_PROCESSES` says how
 * many changes are tried at once. Fails when a folder's score is below what is agreed.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type Mutant, percentOf, scoreOf, scoresByFile, tableOf } from './tally';

const AGREED_PERCENT = 85;
const root = path.resolve(import.meta.dirname, '../..');
const here = path.relative(root, import.meta.dirname);
const reports = '.cache/reports';
const folders = ['src/contract', 'src/machines'];

/**
 * Sources and the tests that are to notice a change of theirs: those of the contract, and those of each flow, with the one
 * that asks every chart for its effects.
 */
const groups: readonly { readonly name: string; readonly files: RegExp }[] = [
  { name: 'contract', files: /^src\/contract\// },
  ...['serviceSelection', 'registration', 'passwordReset', 'checkout'].map((flow) => ({
    name: flow,
    files: new RegExp(`^src/machines/(${flow}|actorPlaceholder\\.test)`),
  })),
  { name: 'drafts', files: /^src\/machines\/(outcome|actorPlaceholder|draftPersistence)/ },
];

/** Only what these tests read goes into the copy that is changed. */
const LEFT_OUT = [
  ['/*', '!/package.json', '!/src', '!/scripts'],
  ['/src/*', '!/src/contract', '!/src/machines', '!/src/testing'],
  ['/src/testing/*', '!/src/testing/setup'],
  ['/scripts/*', '!/scripts/mutation'],
].flat();

async function mutate(
  name: string,
  sources: readonly string[],
  tests: readonly string[],
): Promise<readonly Mutant[]> {
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
    plugins: ['@stryker-mutator/*', path.join(import.meta.dirname, 'plainTexts.mjs')],
    ignorers: ['plainTexts'],
    ignorePatterns: LEFT_OUT,
    concurrency: Number(process.env.MUTATION_PROCESSES ?? 2),
    // A busy machine must not make a survivor look noticed.
    timeoutMS: 20_000,
    tempDirName: '.cache/mutation',
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${reports}/mutation-${name}.json` },
    htmlReporter: { fileName: `${reports}/mutation-${name}.html` },
    thresholds: { high: 95, low: AGREED_PERCENT, break: null },
    allowConsoleColors: false,
  });
  return await stryker.runMutationTest();
}

process.chdir(root);
const asked = process.argv.slice(2);
const all = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
const isTest = (file: string) => file.endsWith('.test.ts');
const isAsked = (file: string) => asked.length === 0 || asked.includes(file);

const mutants: Mutant[] = [];
for (const { name, files } of groups) {
  const ours = all.filter((file) => file.endsWith('.ts') && files.test(file));
  const sources = ours.filter((file) => !isTest(file) && isAsked(file));
  // Whole walks through a chart last: they take the longest.
  const tests = ours.filter(isTest).toSorted((one, other) => other.length - one.length);
  if (sources.length > 0) mutants.push(...(await mutate(name, sources, tests)));
}

const sums = folders
  .map((folder) =>
    scoreOf(
      folder,
      mutants.filter(({ fileName }) => fileName.includes(`${folder}/`)),
    ),
  )
  .filter(({ noticed, survived }) => noticed + survived > 0);
const table = tableOf([...scoresByFile(mutants, root), ...sums, scoreOf('all', mutants)]);
writeFileSync(`${reports}/mutation.md`, `${table}\n`);
console.log(table);
for (const sum of sums) {
  if (percentOf(sum) >= AGREED_PERCENT) continue;
  console.error(`${sum.name}: ${percentOf(sum).toFixed(1)} %, agreed are ${AGREED_PERCENT} %.`);
  process.exitCode = 1;
}
