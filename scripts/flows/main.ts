/** `npm run flows`: lays out the statecharts of the flow viewer again. */
import { writeFileSync } from 'node:fs';
import { layOut } from '@kedai/flow-viewer/layout';
import { statechartOfChart } from '@kedai/flow-viewer/model';
import { charts } from '../../src/flows/flows';
import { fromRoot } from '../lib/root.mjs';

for (const chart of charts) {
  const { id } = chart;
  const drawing = await layOut(statechartOfChart(chart));
  writeFileSync(fromRoot(`src/flows/drawings/${id}.json`), `${JSON.stringify(drawing)}\n`);
  process.stdout.write(`${id}: ${drawing.width} × ${drawing.height}\n`);
}
