import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { toast } from '../ui/toast';
import { Toasts } from './Toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () =>
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Toasts />
    </ThemeProvider>,
  );

test('one polite live region contains all messages, and exists before the first one', () => {
  const { container } = open();
  const [region, ...others] = container.querySelectorAll('[aria-live]');
  expect(others).toEqual([]);
  act(() => toast.announce('Linen Shirt was removed.'));
  act(() => toast.success('Saved'));
  expect(region).toContainElement(screen.getByText('Linen Shirt was removed.'));
  expect(region).toContainElement(screen.getByText('Saved'));
});

test('a repeated text is shown once, and announced again', () => {
  open();
  act(() => toast.error('Invalid OTP. Please try again.'));
  const first = screen.getByText('Invalid OTP. Please try again.');
  act(() => toast.error('Invalid OTP. Please try again.'));
  expect(screen.getByText('Invalid OTP. Please try again.')).not.toBe(first);
});

test('a message is shown at the top right for 5 seconds', () => {
  const header = document.body.appendChild(document.createElement('header'));
  jest.spyOn(header, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 64));
  const { container } = open();
  act(() => toast.error('Sold out'));
  const region = container.querySelector('[aria-live]');
  expect(region).toHaveStyle({ position: 'fixed', top: '76px', alignItems: 'flex-end' });
  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
  header.remove();
});

test('a message stays while the pointer is on it', () => {
  open();
  act(() => toast.error('Sold out'));
  fireEvent.pointerEnter(screen.getByText('Sold out'));
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText('Sold out')).toBeInTheDocument();
});
