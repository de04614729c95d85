import { HUMAN_CHECK_COOKIE, HUMAN_CHECK_PATH } from '@kedai/contract/calls/mailedCode';
import { userCalls } from '@kedai/contract/calls/user';
import type { CaptchaReport } from '@kedai/ui/form/useCaptchaForm';
import { buildTheme } from '@kedai/ui/theme/theme';
import { render, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import { memoryStorage } from '../../../state/device/storage';
import { createStore } from '../../../state/store';
import { serveCalls } from '../../../testing/testServer';
import { HumanCheck } from './HumanCheck';

// The real widget solves its challenge in workers, which a browser story covers. This mock solves it immediately.
jest.mock('./widget', () => ({
  makeWidget: (
    challenge: { parameters: { salt: string } },
    onChange: (report: CaptchaReport) => void,
  ) => {
    onChange({ isWorking: false, payload: `solved ${challenge.parameters.salt}` });
    return document.createElement('div');
  },
}));

const server = serveCalls();
const humanCheck = { path: HUMAN_CHECK_PATH } as const;
const challenges = () => server.sent(humanCheck).length;
beforeEach(() => {
  server.refuses(userCalls.verifyToken, {});
  server.responds(humanCheck, () =>
    HttpResponse.json({
      parameters: { algorithm: 'PBKDF2/SHA-256', salt: String(challenges()) },
    }),
  );
  document.cookie = `${HUMAN_CHECK_COOKIE}=altcha; path=/`;
});

function renderCheck() {
  const reports: CaptchaReport[] = [];
  const report = (next: CaptchaReport) => reports.push(next);
  const store = createStore({ storage: memoryStorage() });
  const check = (key: string) => (
    <Provider store={store}>
      <ThemeProvider theme={buildTheme('terracotta')}>
        <HumanCheck key={key} onReport={report} />
      </ThemeProvider>
    </Provider>
  );
  const { rerender, container } = render(check('first'));
  return { reports, container, replace: () => rerender(check('second')) };
}

test('reports working while the challenge is solved, then the payload', async () => {
  const { reports } = renderCheck();
  expect(reports).toEqual([{ isWorking: true, payload: undefined }]);
  await waitFor(() => expect(reports.at(-1)).toEqual({ isWorking: false, payload: 'solved 1' }));
});

test('reserves its height so that nothing moves when the widget loads', async () => {
  const { reports, container } = renderCheck();
  const height = () =>
    container.firstElementChild && getComputedStyle(container.firstElementChild).minHeight;
  expect(height()).toBe('calc(44px + 2px)');
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(height()).toBe('calc(44px + 2px)');
});

test('a check that replaces an unfinished one gets its own challenge', async () => {
  const { reports, replace } = renderCheck();
  replace();
  await waitFor(() => expect(reports.at(-1)?.payload).toMatch(/^solved/));
  expect(reports.filter(({ isWorking, payload }) => !isWorking && !payload)).toEqual([]);
});

test('requests no challenge from a shop without a check', async () => {
  document.cookie = `${HUMAN_CHECK_COOKIE}=; path=/; max-age=0`;
  const { reports, container } = renderCheck();
  await waitFor(() => expect(reports.at(-1)).toEqual({ isWorking: false, payload: undefined }));
  expect(challenges()).toBe(0);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['no check', () => new HttpResponse(null, { status: 204 })],
  ['no such call', () => HttpResponse.json({ success: false }, { status: 404 })],
  ['nonsense', () => HttpResponse.json({ hello: 1 })],
])('reports no payload for a shop with %s', async (_, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.responds(humanCheck, answer);
  const { reports } = renderCheck();
  await waitFor(() => expect(reports.at(-1)).toEqual({ isWorking: false, payload: undefined }));
});
