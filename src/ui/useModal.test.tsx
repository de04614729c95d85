import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { useModal } from './useModal';

function Window({
  title = 'Size guide',
  onClose,
  children,
}: {
  readonly title?: string;
  readonly onClose?: (() => void) | undefined;
  readonly children?: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useModal(element, { onClose });
  return (
    <div ref={element} role="dialog" aria-label={title} tabIndex={-1}>
      {children}
    </div>
  );
}

function Page({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <a href="/elsewhere">Elsewhere</a>
      </main>
      {open ? <Window onClose={closable ? () => setOpen(false) : undefined} /> : null}
      <div data-stays-live="">
        <p>News</p>
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </div>
    </>
  );
}

async function openWindow(closable = true) {
  const user = userEvent.setup();
  render(<Page closable={closable} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Size guide' }) };
}

const inert = () => document.querySelectorAll('[inert]').length;
const isPageLocked = () => document.body.style.overflow === 'hidden';

test('takes the focus and makes the rest of the page inert, except announcements; Escape restores the page', async () => {
  const { user, dialog } = await openWindow();
  expect(dialog).toHaveFocus();
  expect(screen.getByText('Elsewhere').closest('[inert]')).not.toBeNull();
  expect(screen.getByText('News').closest('[inert]')).toBeNull();
  expect(isPageLocked()).toBe(true);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  expect([inert(), isPageLocked()]).toEqual([0, false]);
});

test('stays open when Escape belongs to an input method', async () => {
  const { dialog } = await openWindow();
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(dialog, { key: 'Escape', ...composing });
  expect(dialog).toBeVisible();
});

test('two windows that close together restore the whole page', () => {
  const Two = ({ open }: { open: boolean }) => (
    <>
      <a href="/elsewhere">Elsewhere</a>
      {open ? <Window title="Menu" /> : null}
      {open ? <Window title="Search" /> : null}
    </>
  );
  const { rerender } = render(<Two open />);
  expect(screen.getByText('Elsewhere').closest('[inert]')).not.toBeNull();
  rerender(<Two open={false} />);
  expect([inert(), isPageLocked()]).toEqual([0, false]);
});

test('a window that opens over another closes it, and restores the whole page at the end', async () => {
  const Both = () => {
    const [open, setOpen] = useState<readonly string[]>([]);
    const close = (title: string) => setOpen((titles) => titles.filter((other) => other !== title));
    return (
      <>
        <button type="button" onClick={() => setOpen(['Menu'])}>
          Open
        </button>
        {open.map((title) => (
          <Window key={title} title={title} onClose={() => close(title)}>
            <button type="button" onClick={() => setOpen(['Menu', 'Search'])}>
              {title}
            </button>
          </Window>
        ))}
      </>
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
  expect([inert(), isPageLocked()]).toEqual([0, false]);
});

test('over a window that cannot be closed, the later window is usable until it closes', async () => {
  const Over = ({ open }: { open: boolean }) => (
    <>
      <Window title="Question" />
      {open ? <Window title="Notice" /> : null}
    </>
  );
  const { rerender } = render(<Over open />);
  const question = screen.getByRole('dialog', { name: 'Question' });
  expect(question.closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('dialog', { name: 'Notice' }).closest('[inert]')).toBeNull();
  rerender(<Over open={false} />);
  await waitFor(() => expect(question.closest('[inert]')).toBeNull());
  expect(question).toHaveFocus();
  expect(isPageLocked()).toBe(true);
});

test('closed while the focus is elsewhere, it leaves the focus there', async () => {
  const { dialog } = await openWindow();
  const done = screen.getByRole('button', { name: 'Done' });
  act(() => done.focus());
  fireEvent.click(done);
  expect(dialog).not.toBeInTheDocument();
  expect(done).toHaveFocus();
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

  test('Back closes the window, and the next Back belongs to the page', async () => {
    const { dialog } = await openWindow();
    const [back] = watchers;
    act(() => back?.onclose?.());
    expect(dialog).not.toBeInTheDocument();
    expect(watchers).toEqual(new Set());
  });

  test('Escape closes the window once, without a close event', async () => {
    const { dialog } = await openWindow();
    // The browser fires the close event unless the key event is prevented.
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('a window that cannot be closed ignores Escape and creates no watcher', async () => {
    const { user, dialog } = await openWindow(false);
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    expect(watchers).toEqual(new Set());
  });
});
