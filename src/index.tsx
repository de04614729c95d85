import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createStore, type StoreOptions } from './store/createStore';
import { browserStorage } from './store/storage';
import { wantsDevTools } from './store/wantsDevTools';

function open(devTools: StoreOptions['devTools'] = false): void {
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no element with the id "root".');
  createRoot(place).render(
    <BrowserRouter>
      <App store={createStore({ devTools })} />
    </BrowserRouter>,
  );
}

// What DevTools need is for developers: shoppers neither load nor wait for it.
if (wantsDevTools(browserStorage().local)) {
  void import(/* webpackChunkName: "devtools" */ './store/devTools').then(
    ({ devToolsOptions }) => open(devToolsOptions),
    () => open(),
  );
} else {
  open();
}
