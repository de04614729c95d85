/** The counter (`/counter`), where staff work on orders: a program of its own. */
import '@kedai/ui/theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setDefaultPolicy } from '../app/start/trustedTypes';
import { Counter } from './Counter';

setDefaultPolicy([]);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(
  <BrowserRouter basename="/counter">
    <Counter />
  </BrowserRouter>,
);
