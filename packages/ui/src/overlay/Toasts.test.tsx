import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { Modal } from './Modal';
import { Toasts } from './Toasts';
import { toast } from './toast';

/** Whether the chunk of the toaster cannot be loaded. */
let mockIsMissing = false;
jest.mock('./Toaster', () => {
  if (mockIsMissing) throw new Error('Gone.');
  return jest.requireActual<object>('./Toaster');
});

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const open = () =>
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Toasts />
    </ThemeProvider>,
  );
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// First, because a loaded module stays loaded.
test('without the toaster, a message is shown for 5 seconds, and the next one loads the toaster again', async () => {
  mockIsMissing = true;
  open();
  act(() => toast.error('You are offline.'));
  expect(await screen.findByText('You are offline.')).toBeInTheDocument();
  await advance(5_000);
  expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
  mockIsMissing = false;
  act(() => toast.success('You are online.'));
  expect(await screen.findByText('You are online.')).toBeInTheDocument();
});

test('one polite live region contains all messages, and exists before the first one', async () => {
  open();
  const liveRegions = () => document.querySelectorAll('[aria-live=polite]');
  expect(liveRegions()).toHaveLength(1);
  const [place] = liveRegions();
  act(() => toast.announce('Linen Shirt was removed.'));
  expect(place).toContainElement(screen.getByText('Linen Shirt was removed.'));
  act(() => toast.success('Saved'));
  expect(place).toContainElement(await screen.findByText('Saved'));
  expect(liveRegions()).toHaveLength(1);
});

test('messages are inside the dialog on top, because everything else is inert', async () => {
  const WithDialog = ({ isOpen }: { readonly isOpen: boolean }) => (
    <ThemeProvider theme={buildTheme('terracotta')}>
      {isOpen ? <Modal aria-label="Menu" onClose={() => undefined} /> : null}
      <Toasts />
    </ThemeProvider>
  );
  const { rerender } = render(<WithDialog isOpen={false} />);
  const region = document.querySelector('[aria-live=polite]');
  expect(region?.parentElement).toBe(document.body);
  rerender(<WithDialog isOpen />);
  act(() => toast.error('Only two are left.'));
  const message = await screen.findByText('Only two are left.');
  expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(message);
  expect(region).toContainElement(message);
  rerender(<WithDialog isOpen={false} />);
  expect(region?.parentElement).toBe(document.body);
  expect(message).toBeInTheDocument();
});

test('a repeated text is shown once, and announced again', async () => {
  open();
  act(() => toast.announce('The product was removed.'));
  act(() => toast.error('Invalid OTP. Please try again.'));
  const texts = ['The product was removed.', 'Invalid OTP. Please try again.'];
  const first = [screen.getByText(texts[0] ?? ''), await screen.findByText(texts[1] ?? '')];
  act(() => toast.announce('The product was removed.'));
  act(() => toast.error('Invalid OTP. Please try again.'));
  for (const [index, text] of texts.entries())
    expect(screen.getByText(text)).not.toBe(first[index]);
});

test('a dismissed error disappears', async () => {
  open();
  act(() => toast.error('Only three are left.'));
  expect(await screen.findByText('Only three are left.')).toBeInTheDocument();
  act(() => toast.dismissErrors());
  await advance(500);
  expect(screen.queryByText('Only three are left.')).not.toBeInTheDocument();
});

test('a message is shown at the top right for 5 seconds', async () => {
  const header = document.body.appendChild(document.createElement('header'));
  jest.spyOn(header, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 64));
  open();
  act(() => toast.error('Sold out'));
  const message = await screen.findByText('Sold out');
  expect(message.closest('[data-toaster]')).toHaveStyle({ top: '76px', right: '12px' });
  header.remove();

  await advance(4_500);
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  // The rest of its lifetime, and its exit animation.
  await advance(600);
  await advance(400);
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
});

test('a message stays while somebody points at it, not because it appeared under a resting pointer', async () => {
  open();
  act(() => toast.success('Undone'));
  const message = await screen.findByText('Undone');
  fireEvent.mouseEnter(message);
  fireEvent.mouseLeave(message);
  fireEvent.mouseMove(message);
  await advance(10_000);
  expect(message).toBeInTheDocument();
  fireEvent.mouseLeave(message);
  fireEvent.mouseEnter(message);
  await advance(5_000);
  await advance(1_000);
  expect(screen.queryByText('Undone')).not.toBeInTheDocument();
});

test('a message stays clear of the header when the page is scrolled under it', async () => {
  const header = document.body.appendChild(document.createElement('header'));
  const box = jest.spyOn(header, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, 0, 390, 64));
  open();
  act(() => toast.success('Thank you'));
  const message = await screen.findByText('Thank you');
  const place = message.closest<HTMLElement>('[data-toaster]');
  expect(place?.style.top).toBe('76px');
  box.mockReturnValue(new DOMRect(0, 44, 390, 64));
  fireEvent.scroll(window);
  expect(place?.style.top).toBe('120px');
  header.remove();
});
