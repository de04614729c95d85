import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { Dialog } from './Dialog';

function Page({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <ThemeProvider theme={buildTheme('terracotta')}>
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <a href="/elsewhere">Elsewhere</a>
      </main>
      {open ? (
        <Dialog title="Size guide" onClose={closable ? () => setOpen(false) : undefined}>
          <button type="button">First</button>
          <button type="button">Last</button>
        </Dialog>
      ) : null}
      <div data-stays-live="">
        <p>News</p>
        <button type="button" onClick={() => setOpen(true)}>
          Open again
        </button>
      </div>
    </ThemeProvider>
  );
}

async function openDialog(closable = true) {
  const user = userEvent.setup();
  render(<Page closable={closable} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Size guide' }) };
}

test('takes the focus and makes the rest of the page inert, except announcements', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveFocus();
  expect(screen.getByText('Elsewhere').closest('[inert]')).not.toBeNull();
  expect(screen.getByText('News').closest('[inert]')).toBeNull();
  expect(document.body.style.overflow).toBe('hidden');
});

test.each([
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its button',
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('closed by %s, it returns the focus and restores the page', async (_, close) => {
  const { user } = await openDialog();
  await close(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  expect(screen.getByText('Elsewhere').closest('[inert]')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'stays open when Escape belongs to an input method (%j)',
  async (composing) => {
    await openDialog();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', ...composing });
    expect(screen.getByRole('dialog')).toBeVisible();
  },
);

test('two dialogs that close together restore the whole page', async () => {
  const Two = ({ open }: { open: boolean }) => (
    <ThemeProvider theme={buildTheme('terracotta')}>
      <a href="/elsewhere">Elsewhere</a>
      {open ? (
        <Dialog title="Menu">
          <p>One</p>
        </Dialog>
      ) : null}
      {open ? (
        <Dialog title="Search">
          <p>Two</p>
        </Dialog>
      ) : null}
    </ThemeProvider>
  );
  const { rerender } = render(<Two open />);
  expect(screen.getByText('Elsewhere').closest('[inert]')).not.toBeNull();
  rerender(<Two open={false} />);
  expect(screen.getByText('Elsewhere').closest('[inert]')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});

test('a dialog that opens over another closes it, and restores the whole page at the end', async () => {
  const Both = () => {
    const [open, setOpen] = useState<readonly string[]>([]);
    const close = (title: string) => setOpen((titles) => titles.filter((other) => other !== title));
    return (
      <ThemeProvider theme={buildTheme('terracotta')}>
        <button type="button" onClick={() => setOpen(['Menu'])}>
          Open
        </button>
        {open.map((title) => (
          <Dialog key={title} title={title} onClose={() => close(title)}>
            <button type="button" onClick={() => setOpen(['Menu', 'Search'])}>
              {title}
            </button>
          </Dialog>
        ))}
      </ThemeProvider>
    );
  };
  const user = userEvent.setup();
  render(<Both />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  const search = screen.getByRole('dialog', { name: 'Search' });
  expect(search.closest('[inert]')).toBeNull();
  expect(search).toHaveFocus();
  expect(opener.closest('[inert]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});

test('over a dialog that cannot be closed, the later dialog is usable until it closes', async () => {
  const Over = ({ open }: { open: boolean }) => (
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Dialog title="Question">
        <p>One</p>
      </Dialog>
      {open ? (
        <Dialog title="Notice">
          <p>Two</p>
        </Dialog>
      ) : null}
    </ThemeProvider>
  );
  const { rerender } = render(<Over open />);
  const question = screen.getByRole('dialog', { name: 'Question' });
  expect(question.closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('dialog', { name: 'Notice' }).closest('[inert]')).toBeNull();
  rerender(<Over open={false} />);
  await waitFor(() => expect(question.closest('[inert]')).toBeNull());
  expect(question).toHaveFocus();
  expect(document.body.style.overflow).toBe('hidden');
});

test('closed while the focus is elsewhere, it leaves the focus there', async () => {
  await openDialog();
  const live = screen.getByRole('button', { name: 'Open again' });
  act(() => live.focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(live).toHaveFocus();
});

describe('in a browser with CloseWatcher', () => {
  /** The watchers that are active. */
  const watchers = new Set<MockCloseWatcher>();
  class MockCloseWatcher {
    onclose: (() => void) | null = null;
    constructor() {
      watchers.add(this);
    }
    destroy() {
      watchers.delete(this);
    }
  }
  beforeEach(() => void Object.assign(window, { CloseWatcher: MockCloseWatcher }));
  afterEach(() => {
    Reflect.deleteProperty(window, 'CloseWatcher');
    watchers.clear();
  });

  test('Back closes the dialog, and the next Back belongs to the page', async () => {
    const { dialog } = await openDialog();
    const [back] = watchers;
    act(() => back?.onclose?.());
    expect(dialog).not.toBeInTheDocument();
    expect(watchers).toEqual(new Set());
  });

  test('Escape closes the dialog once, without a close event', async () => {
    const { dialog } = await openDialog();
    // The browser fires the close event unless the key event is prevented.
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('a dialog that cannot be closed creates no watcher', async () => {
    await openDialog(false);
    expect(watchers).toEqual(new Set());
  });
});

test('without onClose, it has no close button and ignores Escape', async () => {
  const { user } = await openDialog(false);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
