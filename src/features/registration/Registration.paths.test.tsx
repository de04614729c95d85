import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { documentStage } from '../../testing/flows/documentStage';
import { registrationScreen } from '../../testing/flows/registrationScreen';
import { testScreens } from '../../testing/flows/screenTests';
import { renderApp } from '../../testing/renderApp';
import { Registration } from './Registration';

const api = serveApi();

testScreens(registrationScreen, () =>
  documentStage(api, registrationScreen, async () =>
    renderApp(<Registration />, {
      route: '/register',
      storage: memoryStorage({ guestCartData: JSON.stringify({ shirt: { M: 2 } }) }),
    }),
  ),
);
