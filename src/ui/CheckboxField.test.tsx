import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxField } from './CheckboxField';

/** A box whose owner may refuse the change. */
function ControlledCheckbox({ accepts = true }: { accepts?: boolean }) {
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <CheckboxField
        label="I agree"
        checked={isTicked}
        onTick={(wanted) => {
          if (accepts) setTicked(wanted);
        }}
      />
      <p>{isTicked ? 'agreed' : 'not agreed'}</p>
    </>
  );
}

const box = () => screen.getByRole('checkbox', { name: 'I agree' });

test('its label ticks it', async () => {
  render(<ControlledCheckbox />);
  await userEvent.click(screen.getByText('I agree'));
  expect(box()).toBeChecked();
  expect(screen.getByText('agreed')).toBeInTheDocument();
});

test('a double click ticks and unticks it', async () => {
  render(<ControlledCheckbox />);
  await userEvent.dblClick(box());
  expect(box()).not.toBeChecked();
});

test('it shows what its owner decides', async () => {
  render(<ControlledCheckbox accepts={false} />);
  await userEvent.click(box());
  expect(box()).not.toBeChecked();
});
