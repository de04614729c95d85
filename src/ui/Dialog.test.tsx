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

test('takes the focus and makes the page beside it inert, but not announcements', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveFocus();
  expect(screen.getByText('Elsewhere').closest('[inert]')).not.toBeNull();
  expect(screen.getByText('News').closest('[inert]')).toBeNull();
  expect(document.body.style.overflow).toBe('hidden');
});

test('keeps the focus inside, both ways round', async () => {
  const { user } = await openDialog();
  const close = screen.getByRole('button', { name: 'Close' });
  const first = screen.getByRole('button', { name: 'First' });
  await user.tab({ shift: true });
  expect(close).toHaveFocus();
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(close).toHaveFocus();
});

test.each([
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its button',
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('closed by %s, it gives the focus and the page back', async (_, close) => {
  const { user } = await openDialog();
  await close(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  expect(screen.getByText('Elsewhere').closest('[inert]')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'the Escape of an input method that composes (%j) leaves it open',
  async (composing) => {
    await openDialog();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', ...composing });
    expect(screen.getByRole('dialog')).toBeVisible();
  },
);

test('opened again at once, it finds the page as it was, and gives it back in the end', async () => {
  const { user } = await openDialog();
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.keyboard('{Escape}');
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(screen.getByText('Elsewhere').closest('[inert]')).not.toBeNull();
  expect(document.body.style.overflow).toBe('hidden');
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(screen.getByText('Elsewhere').closest('[inert]')).not.toBeNull();
  expect(document.body.style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.getByText('Elsewhere').closest('[inert]')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});

test('two that close at once give all of the page back', async () => {
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

test('one that opens over another asks it to close, and gives all of the page back', async () => {
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

test('over one that cannot be left the later one is in use, until it goes', async () => {
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

test('closed while the focus is elsewhere, it leaves it there', async () => {
  await openDialog();
  const live = screen.getByRole('button', { name: 'Open again' });
  act(() => live.focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(live).toHaveFocus();
});

describe('where a phone has a way back of its own', () => {
  /** Those that wait for it. */
  const waiting = new Set<PhoneBack>();
  class PhoneBack {
    onclose: (() => void) | null = null;
    constructor() {
      waiting.add(this);
    }
    destroy() {
      waiting.delete(this);
    }
  }
  beforeEach(() => void Object.assign(window, { CloseWatcher: PhoneBack }));
  afterEach(() => {
    Reflect.deleteProperty(window, 'CloseWatcher');
    waiting.clear();
  });

  test('it closes, and the next way back is the page’s', async () => {
    const { dialog } = await openDialog();
    const [back] = waiting;
    act(() => back?.onclose?.());
    expect(dialog).not.toBeInTheDocument();
    expect(waiting).toEqual(new Set());
  });

  test('what is closed by Escape is closed by nothing else as well', async () => {
    const { dialog } = await openDialog();
    // The browser asks those that wait when nobody has taken the key.
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('what cannot be closed does not wait for it', async () => {
    await openDialog(false);
    expect(waiting).toEqual(new Set());
  });
});

test('without a way to close it there is none', async () => {
  const { user } = await openDialog(false);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
