import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { SearchOverlay } from './SearchOverlay';

afterEach(() => jest.useRealTimers());

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the search under fake timers. @returns the bodies of the requests */
function open(): readonly unknown[] {
  const requests: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    requests.push(JSON.parse(String(init?.body)));
    return new Promise(() => {});
  });
  jest.useFakeTimers();
  renderApp(<SearchOverlay onClose={() => undefined} />, { skipStart: true });
  return requests;
}

test('sends no request until half a second after the last keystroke', async () => {
  const requests = open();
  type('shi');
  await advance(490);
  type('shirt');
  await advance(490);
  expect(requests).toEqual([]);
  await advance(10);
  expect(requests).toEqual([{ productName: 'shirt', page: 1, amount: 3 }]);
});

test('searches for two Chinese characters, which are a word, but not for two Latin letters', async () => {
  const requests = open();
  type('ca');
  await advance(500);
  expect(requests).toEqual([]);
  type('蛋糕');
  await advance(500);
  expect(requests).toEqual([{ productName: '蛋糕', page: 1, amount: 3 }]);
});
