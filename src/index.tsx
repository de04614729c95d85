import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { BrowserRouter } from './router';
import { createStore } from './store/createStore';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no element with the id "root".');
createRoot(place).render(
  <BrowserRouter>
    <App store={createStore()} />
  </BrowserRouter>,
);
