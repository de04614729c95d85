import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { Shell } from '../app/Shell';
import { chosenPickup } from './chosenPickup';
import { renderApp } from './renderApp';

/** Leads to another page by other ways than a link, as the browser's own buttons do. */
export let go: NavigateFunction;
function Page() {
  go = useNavigate();
  return <h1>A page</h1>;
}

/** Opens the shell around a page of no matter. */
export function openShell(route = '/', storage = chosenPickup()) {
  return renderApp(
    <Shell>
      <Page />
    </Shell>,
    { route, storage },
  );
}
