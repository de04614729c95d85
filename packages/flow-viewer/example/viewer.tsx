/** The viewer of the crossing. */
import { openFlowViewer } from '../src';
import type { Drawing } from '../src/layout/drawing';
import { crossing } from './flow';

/** Computed by `serve.ts`. */
declare const DRAWING: Drawing;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
openFlowViewer(root, {
  title: 'Street flows',
  namespace: 'example',
  charts: [{ id: crossing.id, name: crossing.name, flows: [crossing], drawing: DRAWING }],
  application: {
    name: 'the crossing',
    url: '/',
    hint: 'It begins with the page.',
    enable: () => undefined,
  },
});
