/** `npm run flows`: generates the flow viewer's data again: the layout of each statechart, and the shortest paths through it. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PackedPath } from '../../src/flows/coverage/knownPaths';
import { FLOWS, type FlowId, machines } from '../../src/flows/model/flows';
import { statechartOf } from '../../src/flows/model/statechart';
import { flowModels } from '../../src/machines/testing/models';
import { layOut } from './layout';
import { packDrawing } from './packDrawing';
import { packPaths } from './packPaths';
import { shortestPaths } from './shortestPaths';

const viewer = path.resolve(import.meta.dirname, '../../src/flows');
const write = (file: string, data: object) =>
  writeFileSync(path.join(viewer, file), `${JSON.stringify(data)}\n`);

for (const flow of FLOWS) {
  const statechart = statechartOf(machines[flow]);
  const drawing = await layOut(statechart);
  write(`drawings/${flow}.json`, packDrawing(statechart, drawing));
  process.stdout.write(`${flow}: ${drawing.width} × ${drawing.height}\n`);
}
const paths: [FlowId, PackedPath[]][] = [];
for (const model of flowModels) {
  paths.push([model.name as FlowId, packPaths(model, await shortestPaths(model))]);
}
write('coverage/knownPaths.json', Object.fromEntries(paths));
