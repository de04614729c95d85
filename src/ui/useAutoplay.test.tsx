import { act, fireEvent, render, screen } from '@testing-library/react';
import { useAutoplay } from './useAutoplay';

const turn = jest.fn();
const renders = jest.fn();

function Moving({ isEnabled = true }: { readonly isEnabled?: boolean }) {
  renders();
  const [pauseProps, restart] = useAutoplay(1000, isEnabled, turn);
  return (
    <section aria-label="moving" {...pauseProps}>
      <button type="button">inside</button>
      <button type="button" onClick={restart}>
        moved
      </button>
    </section>
  );
}

const moving = () => screen.getByRole('region', { name: 'moving' });
const inside = () => screen.getByRole('button', { name: 'inside' });
const turnsIn = (ms: number) => {
  turn.mockClear();
  act(() => jest.advanceTimersByTime(ms));
  return turn.mock.calls.length;
};

beforeEach(() => {
  jest.useFakeTimers();
  renders.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('takes its turns until it is gone', () => {
  const { unmount } = render(<Moving />);
  expect(turnsIn(999)).toBe(0);
  expect(turnsIn(4001)).toBe(5);
  unmount();
  expect(turnsIn(10_000)).toBe(0);
});

test('takes none while it is not wanted', () => {
  const { rerender } = render(<Moving isEnabled={false} />);
  expect(turnsIn(10_000)).toBe(0);
  rerender(<Moving />);
  expect(turnsIn(1000)).toBe(1);
});

test('is held by the pointer and by the focus, each for itself, and has its whole time again', () => {
  render(<Moving />);
  turnsIn(900);
  fireEvent.pointerEnter(moving());
  fireEvent.focus(inside());
  expect(turnsIn(10_000)).toBe(0);
  fireEvent.pointerLeave(moving());
  expect(turnsIn(10_000)).toBe(0);
  fireEvent.blur(inside());
  expect(turnsIn(999)).toBe(0);
  expect(turnsIn(1)).toBe(1);
});

test('what is held when it is wanted again stays held', () => {
  const { rerender } = render(<Moving isEnabled={false} />);
  fireEvent.pointerEnter(moving());
  rerender(<Moving />);
  expect(turnsIn(10_000)).toBe(0);
});

test('takes no turn on a page that nobody sees', () => {
  render(<Moving />);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(turnsIn(10_000)).toBe(0);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(turnsIn(999)).toBe(0);
  expect(turnsIn(1)).toBe(1);
});

test('has its whole time again when it was moved otherwise', () => {
  render(<Moving />);
  turnsIn(900);
  fireEvent.click(screen.getByRole('button', { name: 'moved' }));
  expect(turnsIn(999)).toBe(0);
  expect(turnsIn(1)).toBe(1);
});

test('renders nothing by itself', () => {
  render(<Moving />);
  fireEvent.pointerEnter(moving());
  fireEvent.pointerLeave(moving());
  turnsIn(5000);
  expect(renders).toHaveBeenCalledTimes(1);
});
