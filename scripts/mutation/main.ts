/**
 * `npm run mutation`: changes the contract and the charts in some two thousand small ways, one at a time, and sees whether a
 * test beside them fails. `npm run mutation -- src/contract/slots.ts` tries some files only; `MUTATION_PROCESSES` says how
 * many tests run at once. Fails when a folder's score is below what is agreed.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type Mutant, percentOf, scoreOf, scoresByFile, tableOf } from './tally';

const AGREED_PERCENT = 85;
const root = path.resolve(import.meta.dirname, '../..');
const here = path.relative(root, import.meta.dirname);
const reports = '.cache/reports';

/** Each folder is to be proven by the tests that lie in it. */
const folders = ['src/contract', 'src/machines'];

/** Only what these tests read goes into the copy that is changed. */
const LEFT_OUT = [
  ['/*', '!/package.json', '!/src', '!/scripts'],
  ['/src/*', '!/src/contract', '!/src/machines', '!/src/testing'],
  ['/src/testing/*', '!/src/testing/setup'],
  ['/scripts/*', '!/scripts/mutation'],
].flat();

async function mutate(folder: string, files: readonly string[]): Promise<readonly Mutant[]> {
  const stryker = new Stryker({
    testRunner: 'jest',
    testRunnerNodeArgs: ['--import', path.join(import.meta.dirname, 'keepAlive.mjs')],
    jest: {
      configFile: `${here}/jest.config.json`,
      config: { testMatch: [`<rootDir>/${folder}/**/*.test.ts`] },
      enableFindRelatedTests: true,
    },
    coverageAnalysis: 'perTest',
    mutate: files.length > 0 ? [...files] : [`${folder}/*.ts`, '!**/*.test.ts'],
    ignorePatterns: LEFT_OUT,
    concurrency: Number(process.env.MUTATION_PROCESSES ?? 2),
    // A busy machine must not make a survivor look noticed.
    timeoutMS: 20_000,
    tempDirName: '.cache/mutation',
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${reports}/mutation-${path.basename(folder)}.json` },
    htmlReporter: { fileName: `${reports}/mutation-${path.basename(folder)}.html` },
    thresholds: { high: 95, low: AGREED_PERCENT, break: null },
    allowConsoleColors: false,
  });
  return await stryker.runMutationTest();
}

process.chdir(root);
const asked = process.argv.slice(2);
const mutants: Mutant[] = [];
for (const folder of folders) {
  const files = asked.filter((file) => file.startsWith(`${folder}/`));
  if (asked.length === 0 || files.length > 0) mutants.push(...(await mutate(folder, files)));
}

const sums = folders
  .map((folder) =>
    scoreOf(
      folder,
      mutants.filter(({ fileName }) => fileName.includes(`${folder}/`)),
    ),
  )
  .filter(({ noticed, survived }) => noticed + survived > 0);
const table = tableOf([...scoresByFile(mutants, root), ...sums, scoreOf('both', mutants)]);
writeFileSync(`${reports}/mutation.md`, `${table}\n`);
console.log(table);
for (const sum of sums) {
  if (percentOf(sum) >= AGREED_PERCENT) continue;
  console.error(`${sum.name}: ${percentOf(sum).toFixed(1)} %, agreed are ${AGREED_PERCENT} %.`);
  process.exitCode = 1;
}
