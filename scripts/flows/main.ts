/** `npm run flows`: lays out the statecharts of the flow viewer again. */
import { writeFileSync } from 'node:fs';
import { FLOWS, machines } from '../../src/flows/model/flows';
import { statechartOf } from '../../src/flows/model/statechart';
import { fromRoot } from '../lib/root.mjs';
import { layOut } from './layout';

for (const flow of FLOWS) {
  const drawing = await layOut(statechartOf(machines[flow]));
  writeFileSync(fromRoot(`src/flows/drawings/${flow}.json`), `${JSON.stringify(drawing)}\n`);
  process.stdout.write(`${flow}: ${drawing.width} × ${drawing.height}\n`);
}
