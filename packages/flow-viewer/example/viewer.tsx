/** The viewer of the machines that a file exports. */
import { openFlowViewer } from '../src';
import type { Application } from '../src/config';
import { flowsIn } from '../src/deriveFlow';
import * as machines from './machines';

/** The name of the file (`serve.ts`). */
declare const TITLE: string;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
const charts = flowsIn(machines, TITLE.replace(/\.\w+$/, '')).map((flow) => ({
  id: flow.id,
  name: flow.name,
  flows: [flow],
}));
if (charts.length === 0)
  throw new Error(`${TITLE} exports no machine of XState 5: export what createMachine returns.`);
const { application }: { readonly application?: Application } = machines;
openFlowViewer(root, {
  title: TITLE,
  namespace: 'example',
  charts,
  ...(application && { application }),
});
