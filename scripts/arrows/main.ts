/**
 * `npm run arrows`: takes each arrow of each chart out in turn and sees whether a journey fails without it; fails when one
 * survives or is walked by none. `npm run arrows -- --write` makes the journeys anew first, which a changed chart needs.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Journey } from '../../src/machines/testing/journey';
import { makeJourneys } from '../../src/machines/testing/makeJourneys';
import { flowModels } from '../../src/machines/testing/models';
import { removeEach } from './removal';
import { type FlowReport, listOf, survivorsOf, tableOf } from './report';

const REPORT = '.cache/reports/arrows.md';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const fileOf = (flow: string) => `src/machines/testing/journeys/${flow}.json`;

if (process.argv.includes('--write')) {
  for (const model of flowModels) {
    writeFileSync(fileOf(model.name), JSON.stringify(await makeJourneys(model)));
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
  reports.push({ flow: model.name, journeys, removals: await removeEach(model, journeys) });
}

mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(REPORT, reports.map(listOf).join('\n'));
console.log(tableOf(reports));
console.log(`\nWhich journey noticed which arrow: ${REPORT}`);
for (const report of reports) {
  for (const { arrow, walkedBy } of report.removals) {
    if (walkedBy > 0) continue;
    console.error(`${report.flow}: no journey walks the arrow "${arrow}".`);
    process.exitCode = 1;
  }
  for (const { arrow } of survivorsOf(report)) {
    console.error(`${report.flow}: no journey fails without the arrow "${arrow}".`);
    process.exitCode = 1;
  }
}
