/** `npm run flows`: lays out the statecharts of the flow viewer again. */
import { writeFileSync } from 'node:fs';
import { layOut } from '@kedai/flow-viewer/layout';
import { statechartOf } from '@kedai/flow-viewer/model';
import { flows } from '../../src/flows/flows';
import { fromRoot } from '../lib/root.mjs';

for (const { id, machine } of flows) {
  const drawing = await layOut(statechartOf(machine));
  writeFileSync(fromRoot(`src/flows/drawings/${id}.json`), `${JSON.stringify(drawing)}\n`);
  process.stdout.write(`${id}: ${drawing.width} × ${drawing.height}\n`);
}
