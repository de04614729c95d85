import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { SearchOverlay } from './SearchOverlay';

afterEach(() => jest.useRealTimers());

test('nothing is asked for until half a second after the last letter', async () => {
  const asked: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    asked.push(JSON.parse(String(init?.body)));
    return new Promise(() => {});
  });
  jest.useFakeTimers();
  renderApp(<SearchOverlay onClose={() => undefined} />, { skipStart: true });
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  type('shi');
  await pass(490);
  type('shirt');
  await pass(490);
  expect(asked).toEqual([]);
  await pass(10);
  expect(asked).toEqual([{ productName: 'shirt', page: 1, amount: 3 }]);
});
