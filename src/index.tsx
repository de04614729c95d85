import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createStore } from './store/createStore';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no element with the id "root".');
createRoot(place).render(
  <BrowserRouter>
    <App store={createStore()} />
  </BrowserRouter>,
);
