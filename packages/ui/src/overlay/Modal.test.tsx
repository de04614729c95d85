import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Modal } from './Modal';
import { useTopModal } from './modals';

function Page({ closable = true }: { readonly closable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Modal aria-label="Size guide" onClose={closable ? () => setOpen(false) : undefined}>
          <button type="button">First</button>
        </Modal>
      ) : null}
    </>
  );
}

async function openDialog(closable = true) {
  const user = userEvent.setup();
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Page closable={closable} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(showModal).toHaveBeenCalledTimes(1);
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Size guide' }) };
}

const isPageLocked = () => document.body.style.overflow === 'hidden';

test('takes the focus and stops the page from scrolling; Escape closes it and restores both', async () => {
  const { user, dialog } = await openDialog();
  expect(dialog).toHaveFocus();
  expect(isPageLocked()).toBe(true);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(isPageLocked()).toBe(false);
});

test('a dialog that the browser closes at once, without asking, is closed', async () => {
  const { dialog } = await openDialog();
  dialog.close();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a dialog that cannot be closed ignores Escape, and opens again when the browser closes it', async () => {
  const { user, dialog } = await openDialog(false);
  expect(dialog).toHaveAttribute('closedby', 'none');
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  dialog.close();
  await waitFor(() => expect(dialog.open).toBe(true));
});

test('stays scrolled where the shopper scrolled it before hydration', () => {
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.scrollTop = 0;
  });
  const question = <Modal aria-label="Question" onClose={undefined} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(question);
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  dialog.scrollTop = 120;
  render(question, { container, hydrate: true });
  expect(dialog.scrollTop).toBe(120);
});

test('leaves the focus on an element that had it before the dialog was opened, as after hydration', () => {
  const Hydrated = () => (
    <Modal aria-label="Question" onClose={undefined}>
      <input
        aria-label="Answer"
        ref={(input) => {
          input?.focus();
        }}
      />
      <h2 data-autofocus="" tabIndex={-1}>
        Question
      </h2>
    </Modal>
  );
  render(<Hydrated />);
  expect(screen.getByLabelText('Answer')).toHaveFocus();
});

test('two dialogs that close together restore the page', () => {
  const Two = ({ isOpen }: { readonly isOpen: boolean }) => (
    <>
      {isOpen ? <Modal aria-label="Menu" onClose={undefined} /> : null}
      {isOpen ? <Modal aria-label="Search" onClose={undefined} /> : null}
    </>
  );
  const { rerender } = render(<Two isOpen />);
  expect(isPageLocked()).toBe(true);
  rerender(<Two isOpen={false} />);
  expect(isPageLocked()).toBe(false);
});

test('a dialog that opens over another closes it, and returns the focus to the first opener', async () => {
  const Both = () => {
    const [open, setOpen] = useState<readonly string[]>([]);
    const close = (title: string) => setOpen((titles) => titles.filter((other) => other !== title));
    return (
      <>
        <button type="button" onClick={() => setOpen(['Menu'])}>
          Open
        </button>
        {open.map((title) => (
          <Modal key={title} aria-label={title} onClose={() => close(title)}>
            <button type="button" onClick={() => setOpen(['Menu', 'Search'])}>
              {title}
            </button>
          </Modal>
        ))}
      </>
    );
  };
  const user = userEvent.setup();
  render(<Both />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: 'Search' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(isPageLocked()).toBe(false);
});

test('over a dialog that cannot be closed, the later dialog is on top until it closes', () => {
  const Top = () => <p>On top: {useTopModal()?.getAttribute('aria-label')}</p>;
  const Over = ({ isOpen }: { readonly isOpen: boolean }) => (
    <>
      <Modal aria-label="Question" onClose={undefined} />
      {isOpen ? <Modal aria-label="Notice" onClose={undefined} /> : null}
      <Top />
    </>
  );
  const { rerender } = render(<Over isOpen={false} />);
  const question = screen.getByRole('dialog', { name: 'Question' });
  rerender(<Over isOpen />);
  expect(screen.getByText('On top: Notice')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Notice' })).toHaveFocus();
  rerender(<Over isOpen={false} />);
  expect(screen.getByText('On top: Question')).toBeInTheDocument();
  expect(question).toHaveFocus();
  expect(isPageLocked()).toBe(true);
});
