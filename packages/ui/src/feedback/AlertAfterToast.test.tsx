import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { AlertAfterToast } from './AlertAfterToast';

afterEach(() => jest.useRealTimers());

test('shows the reason after the toast with it has disappeared', () => {
  jest.useFakeTimers();
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <AlertAfterToast text="We are closed today." summary="Your order was not placed." />
    </ThemeProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Your order was not placed.');
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByText('We are closed today.')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('alert')).toHaveTextContent('We are closed today.');
});
