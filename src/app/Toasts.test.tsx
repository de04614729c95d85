import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { toast } from '../ui/toast';
import { Toasts } from './Toasts';

afterEach(() => jest.useRealTimers());

const open = () =>
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Toasts />
    </ThemeProvider>,
  );

test('one polite live region contains all messages, and exists before the first one', async () => {
  const { container } = open();
  const liveRegions = () => container.querySelectorAll('[aria-live=polite]');
  expect(liveRegions()).toHaveLength(1);
  const [place] = liveRegions();
  act(() => toast.announce('Linen Shirt was removed.'));
  expect(place).toContainElement(screen.getByText('Linen Shirt was removed.'));
  act(() => toast.success('Saved'));
  expect(place).toContainElement(await screen.findByText('Saved'));
  expect(liveRegions()).toHaveLength(1);
});

test('a repeated announcement is announced again', () => {
  open();
  act(() => toast.announce('The product was removed.'));
  const first = screen.getByText('The product was removed.');
  act(() => toast.announce('The product was removed.'));
  expect(screen.getByText('The product was removed.')).not.toBe(first);
});

test('shows the newest of many messages, each once', async () => {
  open();
  act(() => {
    for (let number = 1; number <= 30; number += 1) toast.success(`Message ${number}`);
  });
  expect(await screen.findByText('Message 30')).toBeInTheDocument();
  act(() => toast.success('The last'));
  expect(await screen.findByText('The last')).toBeInTheDocument();
  expect(screen.getAllByText('Message 30')).toHaveLength(1);
});

test('a success dismisses earlier errors, and nothing else', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open();
  act(() => toast.success('Your address is saved.'));
  act(() => toast.error('Only two are left.'));
  expect(await screen.findByText('Only two are left.')).toBeInTheDocument();
  act(() => toast.success('Your cart is saved.'));
  expect(await screen.findByText('Your cart is saved.')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.queryByText('Only two are left.')).not.toBeInTheDocument();
  expect(screen.getByText('Your address is saved.')).toBeInTheDocument();
});

test('a repeated text is shown once, and announced again', async () => {
  open();
  act(() => toast.error('Invalid OTP. Please try again.'));
  const first = await screen.findByText('Invalid OTP. Please try again.');
  for (let wrong = 0; wrong < 3; wrong += 1) {
    act(() => toast.error('Invalid OTP. Please try again.'));
  }
  expect(screen.getByText('Invalid OTP. Please try again.')).not.toBe(first);
});

test('dismissErrors dismisses visible and pending errors, and nothing else', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open();
  act(() => toast.error('Not yet.'));
  act(() => toast.dismissErrors());
  act(() => toast.success('Your name is saved.'));
  expect(await screen.findByText('Your name is saved.')).toBeInTheDocument();
  expect(screen.queryByText('Not yet.')).not.toBeInTheDocument();

  act(() => toast.error('Only three are left.'));
  expect(await screen.findByText('Only three are left.')).toBeInTheDocument();
  act(() => toast.dismissErrors());
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.queryByText('Only three are left.')).not.toBeInTheDocument();
  expect(screen.getByText('Your name is saved.')).toBeInTheDocument();
});

test('a message stays clear of the header when the page is scrolled under it', async () => {
  const header = document.body.appendChild(document.createElement('header'));
  const end = jest
    .spyOn(header, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 390, 64));
  open();
  act(() => toast.success('Thank you'));
  const message = await screen.findByText('Thank you');
  const place = message.closest<HTMLElement>('[data-rht-toaster]');
  expect(place?.style.top).toBe('76px');
  end.mockReturnValue(new DOMRect(0, 44, 390, 64));
  fireEvent.scroll(window);
  await waitFor(() => expect(place?.style.top).toBe('120px'));
  header.remove();
});

test('a message is shown at the top right for 5 seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open();
  act(() => toast.error('Sold out'));
  const message = await screen.findByText('Sold out');
  const place = message.closest('[data-rht-toaster] > div') ?? message;
  const { top, justifyContent } = getComputedStyle(place);
  expect(top).toMatch(/^0(px)?$/);
  expect(justifyContent).toBe('flex-end');

  await act(() => jest.advanceTimersByTimeAsync(4_500));
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  // The rest of its lifetime, and its exit animation.
  await act(() => jest.advanceTimersByTimeAsync(600));
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
});
