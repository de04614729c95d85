import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLazyModule } from './useLazyModule';

/** A menu whose module is loaded by `load`. */
function Menu({ load }: { readonly load: () => Promise<string> }) {
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useLazyModule(load, isOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      <button type="button" onClick={retry}>
        Try again
      </button>
      {isOpen && module ? <p>{module}</p> : null}
      {hasFailed ? <p>It did not arrive</p> : null}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('loads the module when it is needed, not before', async () => {
  const load = jest.fn(async () => 'the menu');
  render(<Menu load={load} />);
  expect(load).not.toHaveBeenCalled();
  await press('Open');
  expect(await screen.findByText('the menu')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

/** Rejects `failures` times, then resolves. */
function resolvesAfter(failures: number) {
  const load = jest.fn<Promise<string>, []>().mockResolvedValue('the menu');
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(new Error('gone'));
  return load;
}

test('a failed load can be retried', async () => {
  const load = resolvesAfter(2);
  render(<Menu load={load} />);
  await press('Open');
  expect(await screen.findByText('It did not arrive')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText('It did not arrive')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText('the menu')).toBeInTheDocument();
  expect(screen.queryByText('It did not arrive')).not.toBeInTheDocument();
});

test('loads the module again when it is needed again after a failure', async () => {
  const load = resolvesAfter(1);
  render(<Menu load={load} />);
  await press('Open');
  await screen.findByText('It did not arrive');
  await press('Close');
  expect(screen.queryByText('It did not arrive')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await press('Open');
  expect(await screen.findByText('the menu')).toBeInTheDocument();
});

test('ignores a module that loads after unmount', async () => {
  let resolveModule: (module: string) => void = () => {};
  const load = () => new Promise<string>((resolve) => (resolveModule = resolve));
  const { unmount } = render(<Menu load={load} />);
  await press('Open');
  unmount();
  resolveModule('the menu');
  await Promise.resolve();
  expect(screen.queryByText('the menu')).not.toBeInTheDocument();
});
