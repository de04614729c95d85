import { act, renderHook } from '@testing-library/react';
import { useSecondsLeft } from './useSecondsLeft';

const MAX_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts the seconds down to 0', () => {
  jest.setSystemTime(0);
  const { result } = renderHook(() => useSecondsLeft(30_000, MAX_MS, Date.now));
  expect(result.current).toBe(30);
  act(() => jest.advanceTimersByTime(10_000));
  expect(result.current).toBe(20);
  act(() => jest.advanceTimersByTime(30_000));
  expect(result.current).toBe(0);
});

test('never counts more than the maximum, also when the clock is set back meanwhile', () => {
  jest.setSystemTime(100_000);
  const { result } = renderHook(() => useSecondsLeft(500_000, MAX_MS, Date.now));
  expect(result.current).toBe(60);
  jest.setSystemTime(0);
  act(() => jest.advanceTimersByTime(250));
  expect(result.current).toBe(60);
});
