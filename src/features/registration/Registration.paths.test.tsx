import { userCalls } from '@kedai/contract/calls/user';
import { HttpResponse } from 'msw';
import { memoryStorage } from '../../state/device/storage';
import { serveApi } from '../../testing/apiServer';
import { openPausedPage } from '../../testing/flows/pausedPage';
import { registrationScreen } from '../../testing/flows/registrationScreen';
import { testScreens } from '../../testing/flows/screenTests';
import { renderApp } from '../../testing/renderApp';
import { Registration } from './Registration';

const api = serveApi();

testScreens(registrationScreen, () =>
  openPausedPage(api, registrationScreen, async () => {
    const app = renderApp(<Registration />, {
      route: '/register',
      storage: memoryStorage({ guestCartData: JSON.stringify({ shirt: { M: 2 } }) }),
    });
    // The journey mocks the registration, so the real API does not know the new customer.
    api.responds(userCalls.verifyToken, () => {
      const isCustomer = app.store.getState().session.status === 'customer';
      return isCustomer ? HttpResponse.json({ success: true }) : undefined;
    });
    return app;
  }),
);
