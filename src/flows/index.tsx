/** The flow viewer of the shop (`/flows`): what `@kedai/flow-viewer` needs to know of it. */
import '@kedai/ui/theme/fonts.css';
import { openFlowViewer } from '@kedai/flow-viewer';
import { font } from '@kedai/ui/theme/tokens';
import { NAMESPACE } from './flowIds';
import { charts } from './flows';
import { lab } from './lab';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
openFlowViewer(root, {
  title: 'Kedai flows',
  namespace: NAMESPACE,
  charts,
  application: {
    name: 'the shop',
    url: '/',
    hint: 'One begins when you choose pickup or delivery, register, reset a password or check out.',
    enable: () => localStorage.setItem('kedai:devtools', 'on'),
  },
  lab,
  fonts: font,
});
