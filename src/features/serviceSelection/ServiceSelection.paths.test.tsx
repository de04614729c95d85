import { type ClientStorage, memoryStorage } from '../../state/device/storage';
import { serveApi } from '../../testing/apiServer';
import { openPausedPage } from '../../testing/flows/pausedPage';
import { testScreens } from '../../testing/flows/screenTests';
import { serviceSelectionScreen } from '../../testing/flows/serviceSelectionScreen';
import { renderApp } from '../../testing/renderApp';
import { ServiceSelectionGate } from './ServiceSelectionGate';

const api = serveApi();

// A failed lookup only logs a warning.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

function openShop() {
  let isAllowed = true;
  const { cookies, ...others } = memoryStorage();
  const storage: ClientStorage = {
    ...others,
    cookies: {
      ...cookies,
      setItem: (name, value) => {
        if (isAllowed) cookies.setItem(name, value);
      },
    },
  };
  const reloadPage = jest.fn();
  const app = renderApp(<ServiceSelectionGate reloadPage={reloadPage} />, { storage });
  return {
    ...app,
    reloads: () => reloadPage.mock.calls.length,
    allowCookies: (allowed: boolean) => {
      isAllowed = allowed;
    },
  };
}

testScreens(serviceSelectionScreen, () =>
  openPausedPage(api, serviceSelectionScreen, async () => openShop()),
);
