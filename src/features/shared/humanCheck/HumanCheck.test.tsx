import { HUMAN_CHECK_COOKIE } from '@kedai/contract/calls/user';
import type { CaptchaReport } from '@kedai/ui/form/useCaptchaForm';
import { buildTheme } from '@kedai/ui/theme/theme';
import { render, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import { memoryStorage } from '../../../state/device/storage';
import { createStore } from '../../../state/store';
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

let challengeCount = 0;
const server = setupServer(
  http.get('*/api/user/verifyToken', () => HttpResponse.json({ success: false })),
  http.get('*/api/user/humanCheck', () => {
    challengeCount += 1;
    return HttpResponse.json({
      parameters: { algorithm: 'PBKDF2/SHA-256', salt: String(challengeCount) },
    });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  challengeCount = 0;
  document.cookie = `${HUMAN_CHECK_COOKIE}=altcha; path=/`;
});
afterEach(() => server.resetHandlers());

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
  expect(challengeCount).toBe(0);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['no check', () => new HttpResponse(null, { status: 204 })],
  ['no such call', () => HttpResponse.json({ success: false }, { status: 404 })],
  ['nonsense', () => HttpResponse.json({ hello: 1 })],
])('reports no payload for a shop with %s', async (_, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(http.get('*/api/user/humanCheck', answer));
  const { reports } = renderCheck();
  await waitFor(() => expect(reports.at(-1)).toEqual({ isWorking: false, payload: undefined }));
});
