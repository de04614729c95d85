/**
 * `npm run transitions`: removes each transition of each machine in turn and runs the recorded journeys. It fails when no
 * journey takes a transition, or when every journey still passes without it. `npm run transitions -- --write` records
 * the journeys first; run it after a machine has changed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateJourneys } from '../../src/machines/testing/generateJourneys';
import type { Journey } from '../../src/machines/testing/journey';
import { flowModels } from '../../src/machines/testing/models';
import { removeEachTransition } from './removal';
import { type FlowReport, listOf, survivorsOf, tableOf } from './report';

const REPORT = '.cache/reports/transitions.md';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const fileOf = (flow: string) => `src/machines/testing/journeys/${flow}.json`;

if (process.argv.includes('--write')) {
  for (const model of flowModels) {
    writeFileSync(fileOf(model.name), JSON.stringify(await generateJourneys(model)));
  }
  const files = flowModels.map(({ name }) => fileOf(name));
  execFileSync(process.execPath, [
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    '--write',
    ...files,
  ]);
}

const reports: FlowReport[] = [];
for (const model of flowModels) {
  const journeys = JSON.parse(readFileSync(fileOf(model.name), 'utf8')) as readonly Journey[];
  reports.push({
    flow: model.name,
    journeys,
    removals: await removeEachTransition(model, journeys),
  });
}

mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(REPORT, reports.map(listOf).join('\n'));
console.log(tableOf(reports));
console.log(`\nThe journeys that failed, by removed transition: ${REPORT}`);
for (const report of reports) {
  for (const { transition, takenByCount } of report.removals) {
    if (takenByCount > 0) continue;
    console.error(`${report.flow}: no journey takes the transition "${transition}".`);
    process.exitCode = 1;
  }
  for (const { transition } of survivorsOf(report)) {
    console.error(`${report.flow}: no journey fails without the transition "${transition}".`);
    process.exitCode = 1;
  }
}
