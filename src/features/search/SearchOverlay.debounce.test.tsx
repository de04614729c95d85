import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { SearchOverlay } from './SearchOverlay';

afterEach(() => jest.useRealTimers());

test('sends no request until half a second after the last keystroke', async () => {
  const requests: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    requests.push(JSON.parse(String(init?.body)));
    return new Promise(() => {});
  });
  jest.useFakeTimers();
  renderApp(<SearchOverlay onClose={() => undefined} />, { skipStart: true });
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  type('shi');
  await advance(490);
  type('shirt');
  await advance(490);
  expect(requests).toEqual([]);
  await advance(10);
  expect(requests).toEqual([{ productName: 'shirt', page: 1, amount: 3 }]);
});
