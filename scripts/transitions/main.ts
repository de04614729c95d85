/**
 * `npm run transitions`: removes each transition of each machine in turn and runs the recorded journeys. It fails when no
 * journey takes a transition, or when every journey still passes without it. `npm run transitions -- --write` records
 * the journeys first; run it after a machine has changed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Journey } from '@kedai/flow-viewer/model';
import { generateJourneys } from '@kedai/flow-viewer/model';
import { flowModels } from '../../src/machines/testing/models';
import { removeEachTransition } from './removal';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const fileOf = (flow: string) => `src/machines/testing/journeys/${flow}.json`;

if (process.argv.includes('--write')) {
  for (const model of flowModels) {
    writeFileSync(fileOf(model.name), JSON.stringify(await generateJourneys(model)));
  }
  const files = flowModels.map(({ name }) => fileOf(name));
  execFileSync('npx', ['biome', 'format', '--write', ...files]);
}

const figures: object[] = [];
for (const model of flowModels) {
  const journeys = JSON.parse(readFileSync(fileOf(model.name), 'utf8')) as readonly Journey[];
  const removals = await removeEachTransition(model, journeys);
  const untaken = removals.filter(({ takenByCount }) => takenByCount === 0);
  const undetected = removals.filter(({ isDetected }) => !isDetected);
  figures.push({
    machine: model.name,
    transitions: removals.length,
    journeys: journeys.length,
    steps: journeys.reduce((sum, { steps }) => sum + steps.length, 0),
    untaken: untaken.length,
    undetected: undetected.length,
  });
  for (const { transition } of untaken) fail(`no journey takes the transition "${transition}".`);
  for (const { transition } of undetected) fail(`no journey fails without "${transition}".`);
}
console.table(figures);

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
