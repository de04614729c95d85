import { render, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import { HUMAN_CHECK_COOKIE } from '../../contract/user';
import { createStore } from '../../store/createStore';
import { memoryStorage } from '../../store/storage';
import { buildTheme } from '../../theme/theme';
import { HumanCheck, type HumanCheckReport } from './HumanCheck';

// The real widget solves its task in workers, which a browser story sees; here it solves it at once.
jest.mock('./widget', () => ({
  makeWidget: (
    challenge: { parameters: { salt: string } },
    onChange: (report: HumanCheckReport) => void,
  ) => {
    onChange({ isWorking: false, payload: `solved ${challenge.parameters.salt}` });
    return document.createElement('div');
  },
}));

let given = 0;
const server = setupServer(
  http.get('*/api/user/verifyToken', () => HttpResponse.json({ success: false })),
  http.get('*/api/user/humanCheck', () => {
    given += 1;
    return HttpResponse.json({ parameters: { algorithm: 'PBKDF2/SHA-256', salt: String(given) } });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  given = 0;
  document.cookie = `${HUMAN_CHECK_COOKIE}=altcha; path=/`;
});
afterEach(() => server.resetHandlers());

function show() {
  const reports: HumanCheckReport[] = [];
  const report = (next: HumanCheckReport) => reports.push(next);
  const store = createStore({ storage: memoryStorage() });
  const check = (key: string) => (
    <Provider store={store}>
      <ThemeProvider theme={buildTheme('terracotta')}>
        <HumanCheck key={key} onReport={report} />
      </ThemeProvider>
    </Provider>
  );
  const { rerender, container } = render(check('first'));
  return { reports, container, again: () => rerender(check('second')) };
}

test('the form waits while the task is solved, and gets its payload', async () => {
  const { reports } = show();
  expect(reports).toEqual([{ isWorking: true, payload: undefined }]);
  await waitFor(() => expect(reports.at(-1)).toEqual({ isWorking: false, payload: 'solved 1' }));
});

test('what stands below it does not move when it comes', async () => {
  const { reports, container } = show();
  const height = () =>
    container.firstElementChild && getComputedStyle(container.firstElementChild).minHeight;
  expect(height()).toBe('calc(44px + 2px)');
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(height()).toBe('calc(44px + 2px)');
});

test('a check that takes the place of another, before that one was answered, has a task of its own', async () => {
  const { reports, again } = show();
  again();
  await waitFor(() => expect(reports.at(-1)?.payload).toMatch(/^solved/));
  expect(reports.filter(({ isWorking, payload }) => !isWorking && !payload)).toEqual([]);
});

test('a shop that announces no check is not asked for a task', async () => {
  document.cookie = `${HUMAN_CHECK_COOKIE}=; path=/; max-age=0`;
  const { reports, container } = show();
  await waitFor(() => expect(reports.at(-1)).toEqual({ isWorking: false, payload: undefined }));
  expect(given).toBe(0);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['no check', () => new HttpResponse(null, { status: 204 })],
  ['no such call', () => HttpResponse.json({ success: false }, { status: 404 })],
  ['nonsense', () => HttpResponse.json({ hello: 1 })],
])('a shop with %s is asked without a payload', async (_, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(http.get('*/api/user/humanCheck', answer));
  const { reports } = show();
  await waitFor(() => expect(reports.at(-1)).toEqual({ isWorking: false, payload: undefined }));
});
