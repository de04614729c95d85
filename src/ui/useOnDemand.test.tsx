import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useOnDemand } from './useOnDemand';

/** A menu whose program arrives as `load` says. */
function Menu({ load }: { readonly load: () => Promise<string> }) {
  const [open, setOpen] = useState(false);
  const [problems, setProblems] = useState(0);
  const { part, hasFailed } = useOnDemand(load, open, () => {
    setProblems((count) => count + 1);
    setOpen(false);
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && part ? <p>{part}</p> : null}
      <p>
        {problems} problems, {hasFailed ? 'failed' : 'fine'}
      </p>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

test('a part is loaded when it is wanted, not before', async () => {
  const load = jest.fn(async () => 'the menu');
  render(<Menu load={load} />);
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(await screen.findByText('the menu')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that did not arrive is told once, and arrives when it is wanted again', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('the menu');
  render(<Menu load={load} />);
  await open();
  expect(await screen.findByText('1 problems, failed')).toBeInTheDocument();
  await open();
  expect(await screen.findByText('the menu')).toBeInTheDocument();
  expect(screen.getByText('1 problems, fine')).toBeInTheDocument();
});

test('a part that arrives after its place is gone changes nothing', async () => {
  let arrive: (part: string) => void = () => {};
  const load = () => new Promise<string>((resolve) => (arrive = resolve));
  const { unmount } = render(<Menu load={load} />);
  await open();
  unmount();
  arrive('the menu');
  await Promise.resolve();
  expect(screen.queryByText('the menu')).not.toBeInTheDocument();
});
