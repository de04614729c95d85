import { serveApi } from '../../testing/apiServer';
import { passwordResetScreen } from '../../testing/flows/passwordResetScreen';
import { openPausedPage } from '../../testing/flows/pausedPage';
import { testScreens } from '../../testing/flows/screenTests';
import { renderApp } from '../../testing/renderApp';
import { PasswordReset } from './PasswordReset';

const api = serveApi();

testScreens(passwordResetScreen, () =>
  openPausedPage(api, passwordResetScreen, async () =>
    renderApp(<PasswordReset />, { route: '/reset-password' }),
  ),
);
