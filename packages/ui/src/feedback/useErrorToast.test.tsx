import type { Failure } from '@kedai/contract/calls/failure';
import { renderHook } from '@testing-library/react';
import { collectToasts } from '../testing/collectToasts';
import { useErrorToast } from './useErrorToast';

const failure = (message: string): Failure => ({
  kind: 'refused',
  status: 400,
  retryable: false,
  message,
});

const toasts = collectToasts();

test('an error that replaces another dismisses its toast', () => {
  const first = failure('We are counting.');
  const { rerender } = renderHook(({ error }) => useErrorToast(error), {
    initialProps: { error: first as unknown },
  });
  expect(toasts.visible()).toEqual(['error: We are counting.']);
  rerender({ error: failure('We are closed.') });
  expect(toasts.visible()).toEqual(['error: We are closed.']);
  rerender({ error: undefined });
  expect(toasts.visible()).toEqual([]);
});
