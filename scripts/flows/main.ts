/** `npm run flows`: places the states and arrows of every chart anew, into src/flows/drawn. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartOf } from '../../src/flows/model/chart';
import { FLOWS, machines } from '../../src/flows/model/flows';
import { layOut } from './layout';

const folder = path.resolve(import.meta.dirname, '../../src/flows/drawn');

for (const flow of FLOWS) {
  const drawing = await layOut(chartOf(machines[flow]));
  writeFileSync(path.join(folder, `${flow}.json`), `${JSON.stringify(drawing)}\n`);
  process.stdout.write(`${flow}: ${drawing.width} × ${drawing.height}\n`);
}
