/** `npm run flows`: generates the flow viewer's data again: the layout of each chart, and the shortest paths through it. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartOf } from '../../src/flows/model/chart';
import { FLOWS, type FlowId, machines } from '../../src/flows/model/flows';
import type { PackedWay } from '../../src/flows/walked/knownPaths';
import { flowModels } from '../../src/machines/testing/models';
import { layOut } from './layout';
import { packDrawing } from './packDrawing';
import { packWays } from './packWays';
import { shortestWays } from './shortestWays';

const viewer = path.resolve(import.meta.dirname, '../../src/flows');
const write = (file: string, data: object) =>
  writeFileSync(path.join(viewer, file), `${JSON.stringify(data)}\n`);

for (const flow of FLOWS) {
  const chart = chartOf(machines[flow]);
  const drawing = await layOut(chart);
  write(`drawn/${flow}.json`, packDrawing(chart, drawing));
  process.stdout.write(`${flow}: ${drawing.width} × ${drawing.height}\n`);
}
const ways: [FlowId, PackedWay[]][] = [];
for (const model of flowModels) {
  ways.push([model.name as FlowId, packWays(model, await shortestWays(model))]);
}
write('walked/known.json', Object.fromEntries(ways));
