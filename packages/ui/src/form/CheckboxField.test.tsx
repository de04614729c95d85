import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxField } from './CheckboxField';

/** A controlled checkbox whose parent may reject the change. */
function ControlledCheckbox({ accepts = true }: { accepts?: boolean }) {
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <CheckboxField
        label="I agree"
        checked={isTicked}
        onTick={(isChecked) => {
          if (accepts) setTicked(isChecked);
        }}
      />
      <p>{isTicked ? 'agreed' : 'not agreed'}</p>
    </>
  );
}

const box = () => screen.getByRole('checkbox', { name: 'I agree' });

test('a click on the label ticks the checkbox', async () => {
  render(<ControlledCheckbox />);
  await userEvent.click(screen.getByText('I agree'));
  expect(box()).toBeChecked();
  expect(screen.getByText('agreed')).toBeInTheDocument();
});

test('a double click ticks and unticks the checkbox', async () => {
  render(<ControlledCheckbox />);
  await userEvent.dblClick(box());
  expect(box()).not.toBeChecked();
});

test('shows the value of its parent', async () => {
  render(<ControlledCheckbox accepts={false} />);
  await userEvent.click(box());
  expect(box()).not.toBeChecked();
});
