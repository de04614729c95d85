import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { toast } from '../ui/toast';
import { Toasts } from './Toasts';

afterEach(() => jest.useRealTimers());

test('a message stands at the top right for 5 seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Toasts />
    </ThemeProvider>,
  );
  act(() => toast.error('Sold out'));
  const message = await screen.findByText('Sold out');
  const place = message.closest('[data-rht-toaster] > div') ?? message;
  const { top, justifyContent } = getComputedStyle(place);
  expect(top).toMatch(/^0(px)?$/);
  expect(justifyContent).toBe('flex-end');

  await act(() => jest.advanceTimersByTimeAsync(4_500));
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  // Its end, and the second that it takes to leave.
  await act(() => jest.advanceTimersByTimeAsync(600));
  await act(() => jest.advanceTimersByTimeAsync(1_200));
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
});
