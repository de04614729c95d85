/** The viewer of the crossing. */
import { openFlowViewer } from '../src';
import { crossing } from './flow';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
openFlowViewer(root, {
  title: 'Street flows',
  namespace: 'example',
  charts: [{ id: crossing.id, name: crossing.name, flows: [crossing] }],
  application: {
    name: 'the crossing',
    url: '/',
    hint: 'It begins with the page.',
    enable: () => undefined,
  },
});
