import { LOADING_RESET_MS } from '@kedai/contract/rules/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { Loading, StillLoading } from './Loading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[string, ComponentType<{ readonly onRetry: () => void }>]>([
  [
    'a placeholder',
    ({ onRetry }) => (
      <Loading label="Loading news" onRetry={onRetry}>
        <p>A skeleton</p>
      </Loading>
    ),
  ],
  ['a list that goes on', StillLoading],
])('%s says nothing until loading takes long; then it offers a retry', (_, Shown) => {
  const onRetry = jest.fn();
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Shown onRetry={onRetry} />
    </ThemeProvider>,
  );
  act(() => jest.advanceTimersByTime(LOADING_RESET_MS - 1));
  expect(screen.queryByText(/^Still loading/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/^Still loading/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
