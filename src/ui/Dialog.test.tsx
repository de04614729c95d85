import { render, screen } from '@testing-library/react';
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
      <p data-stays-live="">News</p>
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
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(screen.getByText('Elsewhere').closest('[inert]')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});

test('without a way to close it there is none', async () => {
  const { user } = await openDialog(false);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
