import { act, fireEvent, render, screen } from '@testing-library/react';
import { useAutoplay } from './useAutoplay';

const onTurn = jest.fn();
const renders = jest.fn();

function Slider({ isEnabled = true }: { readonly isEnabled?: boolean }) {
  renders();
  const [pauseProps, restart] = useAutoplay(1000, isEnabled, onTurn);
  return (
    <section aria-label="moving" {...pauseProps}>
      <button type="button">inside</button>
      <button type="button" onClick={restart}>
        moved
      </button>
    </section>
  );
}

const slider = () => screen.getByRole('region', { name: 'moving' });
const innerButton = () => screen.getByRole('button', { name: 'inside' });
const turnsAfter = (ms: number) => {
  onTurn.mockClear();
  act(() => jest.advanceTimersByTime(ms));
  return onTurn.mock.calls.length;
};

beforeEach(() => {
  jest.useFakeTimers();
  renders.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('turns at each interval until it unmounts', () => {
  const { unmount } = render(<Slider />);
  expect(turnsAfter(999)).toBe(0);
  expect(turnsAfter(4001)).toBe(5);
  unmount();
  expect(turnsAfter(10_000)).toBe(0);
});

test('does not turn while it is disabled', () => {
  const { rerender } = render(<Slider isEnabled={false} />);
  expect(turnsAfter(10_000)).toBe(0);
  rerender(<Slider />);
  expect(turnsAfter(1000)).toBe(1);
});

test('pauses for the pointer and for the focus independently, and then waits the full time', () => {
  render(<Slider />);
  turnsAfter(900);
  fireEvent.pointerEnter(slider());
  fireEvent.focus(innerButton());
  expect(turnsAfter(10_000)).toBe(0);
  fireEvent.pointerLeave(slider());
  expect(turnsAfter(10_000)).toBe(0);
  fireEvent.blur(innerButton());
  expect(turnsAfter(999)).toBe(0);
  expect(turnsAfter(1)).toBe(1);
});

test('stays paused when it is enabled during a pause', () => {
  const { rerender } = render(<Slider isEnabled={false} />);
  fireEvent.pointerEnter(slider());
  rerender(<Slider />);
  expect(turnsAfter(10_000)).toBe(0);
});

test('does not turn on a hidden page', () => {
  render(<Slider />);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(turnsAfter(10_000)).toBe(0);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(turnsAfter(999)).toBe(0);
  expect(turnsAfter(1)).toBe(1);
});

test('waits the full time after a restart', () => {
  render(<Slider />);
  turnsAfter(900);
  fireEvent.click(screen.getByRole('button', { name: 'moved' }));
  expect(turnsAfter(999)).toBe(0);
  expect(turnsAfter(1)).toBe(1);
});

test('causes no render', () => {
  render(<Slider />);
  fireEvent.pointerEnter(slider());
  fireEvent.pointerLeave(slider());
  turnsAfter(5000);
  expect(renders).toHaveBeenCalledTimes(1);
});
