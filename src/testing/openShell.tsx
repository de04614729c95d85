import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { Shell } from '../app/Shell';
import { pickupStorage } from './pickupSelection';
import { renderApp } from './renderApp';

/** Navigates without a link, as the browser's buttons do. */
export let go: NavigateFunction;
function Page() {
  go = useNavigate();
  return <h1>A page</h1>;
}

/** Renders the shell around an empty page. */
export function openShell(route = '/', storage = pickupStorage()) {
  return renderApp(
    <Shell>
      <Page />
    </Shell>,
    { route, storage },
  );
}
