import { serveApi } from '../../testing/apiServer';
import { documentStage } from '../../testing/flows/documentStage';
import { passwordResetScreen } from '../../testing/flows/passwordResetScreen';
import { testScreens } from '../../testing/flows/screenTests';
import { renderApp } from '../../testing/renderApp';
import { PasswordReset } from './PasswordReset';

const api = serveApi();

testScreens(passwordResetScreen, () =>
  documentStage(api, passwordResetScreen, async () =>
    renderApp(<PasswordReset />, { route: '/reset-password' }),
  ),
);
