/**
 * `npm run flows`: what the flow viewer has of the charts, made anew: where their states and arrows stand, and the known
 * ways through them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartOf } from '../../src/flows/model/chart';
import { FLOWS, machines } from '../../src/flows/model/flows';
import { journeysOf } from '../../src/machines/testing/journeys';
import { flowModels } from '../../src/machines/testing/models';
import { layOut } from './layout';
import { packDrawing } from './packDrawing';
import { packWays } from './packWays';

const viewer = path.resolve(import.meta.dirname, '../../src/flows');
const write = (file: string, data: object) =>
  writeFileSync(path.join(viewer, file), `${JSON.stringify(data)}\n`);

for (const flow of FLOWS) {
  const chart = chartOf(machines[flow]);
  const drawing = await layOut(chart);
  write(`drawn/${flow}.json`, packDrawing(chart, drawing));
  process.stdout.write(`${flow}: ${drawing.width} × ${drawing.height}\n`);
}
const ways = FLOWS.map((flow) => {
  const model = flowModels.find(({ name }) => name === flow);
  if (model === undefined) throw new Error(`There is no model of the flow "${flow}".`);
  return [flow, packWays(model, journeysOf[flow])];
});
write('walked/known.json', Object.fromEntries(ways));
