import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inNextTask } from '../inOwnTask';
import { answerPress } from './answerPress';
import { CheckboxField } from './CheckboxField';

/** A box whose owner may refuse what is wanted. */
function Owned({
  takes = true,
  onTick,
}: {
  takes?: boolean;
  onTick?: (isTicked: boolean) => void;
}) {
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <CheckboxField
        label="I agree"
        checked={isTicked}
        onTick={(wanted) => {
          onTick?.(wanted);
          if (takes) setTicked(wanted);
        }}
      />
      <p>{isTicked ? 'agreed' : 'not agreed'}</p>
      <button type="button" onClick={() => setTicked(false)}>
        Empty
      </button>
    </>
  );
}

const box = () => screen.getByRole('checkbox', { name: 'I agree' });

test('a tick is seen at once, and answered in a task of its own', async () => {
  const onTick = jest.fn();
  render(<Owned onTick={onTick} />);
  act(() => box().click());
  expect(box()).toBeChecked();
  expect(onTick).not.toHaveBeenCalled();
  expect(await screen.findByText('agreed')).toBeInTheDocument();
  expect(onTick.mock.calls).toEqual([[true]]);
  expect(box()).toBeChecked();
});

test('its words tick it as well', async () => {
  render(<Owned />);
  await userEvent.click(screen.getByText('I agree'));
  expect(await screen.findByText('agreed')).toBeInTheDocument();
});

test('ticked and emptied in one go, it hears of both in their order', async () => {
  const onTick = jest.fn();
  render(<Owned onTick={onTick} />);
  await userEvent.setup({ delay: null }).dblClick(box());
  await act(inNextTask);
  expect(onTick.mock.calls).toEqual([[true], [false]]);
  expect(box()).not.toBeChecked();
});

/** As a program clicks for who cannot: without a press that would be heard first. */
test('clicked twice without a press, it hears of both in their order', async () => {
  const onTick = jest.fn();
  render(<Owned onTick={onTick} />);
  act(() => {
    box().click();
    box().click();
  });
  await waitFor(() => expect(onTick.mock.calls).toEqual([[true], [false]]));
  expect(box()).not.toBeChecked();
});

test('what is answered while it is clicked leaves the tick alone', async () => {
  const onTick = jest.fn();
  const { rerender } = render(<CheckboxField label="I agree" checked={false} onTick={onTick} />);
  act(() => {
    answerPress(() =>
      rerender(<CheckboxField label="I agree" error="missing" checked={false} onTick={onTick} />),
    );
    box().click();
  });
  await waitFor(() => expect(onTick.mock.calls).toEqual([[true]]));
  expect(screen.getByText('missing')).toBeInTheDocument();
});

test('what is rendered before the answer leaves the tick alone', async () => {
  const onTick = jest.fn();
  const { rerender } = render(<CheckboxField label="I agree" checked={false} onTick={onTick} />);
  act(() => box().click());
  rerender(<CheckboxField label="I agree" error="missing" checked={false} onTick={onTick} />);
  expect(box()).toBeChecked();
  expect(onTick).not.toHaveBeenCalled();
  await waitFor(() => expect(onTick.mock.calls).toEqual([[true]]));
});

test('a tick that is refused is taken back', async () => {
  render(<Owned takes={false} />);
  await userEvent.click(box());
  await act(inNextTask);
  expect(box()).not.toBeChecked();
});

test('it shows what its owner decides', async () => {
  render(<Owned />);
  await userEvent.click(box());
  expect(await screen.findByText('agreed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect(box()).not.toBeChecked();
});
