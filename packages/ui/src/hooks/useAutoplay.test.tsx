import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useAutoplay } from './useAutoplay';

function Slider({ isEnabled = true }: { readonly isEnabled?: boolean }) {
  const [shown, setShown] = useState(0);
  const pauseProps = useAutoplay(1000, isEnabled, shown, setShown);
  return (
    <section aria-label="moving" {...pauseProps}>
      <output>{shown}</output>
      <button type="button" onClick={() => setShown(10)}>
        Skip
      </button>
    </section>
  );
}

const shown = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('turns at each interval while it is enabled', () => {
  const { rerender } = render(<Slider isEnabled={false} />);
  wait(10_000);
  expect(shown()).toBe('0');
  rerender(<Slider />);
  wait(999);
  expect(shown()).toBe('0');
  for (let turns = 0; turns < 5; turns += 1) wait(1000);
  expect(shown()).toBe('5');
});

test('pauses for the pointer and for the focus independently, and then waits the full time', () => {
  render(<Slider />);
  const slider = screen.getByRole('region', { name: 'moving' });
  wait(900);
  fireEvent.pointerEnter(slider);
  fireEvent.focus(screen.getByRole('button'));
  wait(10_000);
  fireEvent.pointerLeave(slider);
  wait(10_000);
  expect(shown()).toBe('0');
  fireEvent.blur(screen.getByRole('button'));
  wait(999);
  expect(shown()).toBe('0');
  wait(1);
  expect(shown()).toBe('1');
});

test('waits the full time after the shopper made the turn', () => {
  render(<Slider />);
  wait(900);
  fireEvent.click(screen.getByRole('button'));
  wait(999);
  expect(shown()).toBe('10');
  wait(1);
  expect(shown()).toBe('11');
});
