import { fireEvent, render, screen } from '@testing-library/react';
import { inOwnTask } from '../inOwnTask';
import { Pressable } from './Pressable';

const nextTask = () => new Promise<void>((resolve) => inOwnTask(resolve));
const theButton = () => screen.getByRole('button', { name: 'Menu' });

test('a press is answered in a task after it', async () => {
  const open = jest.fn();
  render(<Pressable onClick={open}>Menu</Pressable>);
  fireEvent.click(theButton());
  expect(open).not.toHaveBeenCalled();
  await nextTask();
  expect(open).toHaveBeenCalledTimes(1);
});

test('what focuses a field is answered in its event, in which alone an iPhone shows its keyboard', () => {
  const open = jest.fn();
  render(
    <Pressable atOnce onClick={open}>
      Menu
    </Pressable>,
  );
  fireEvent.click(theButton());
  expect(open).toHaveBeenCalledTimes(1);
});

test('it sends no form unless told so', () => {
  render(<Pressable>Menu</Pressable>);
  expect(theButton()).toHaveAttribute('type', 'button');
  fireEvent.click(theButton());
});
