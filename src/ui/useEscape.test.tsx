import { fireEvent, renderHook } from '@testing-library/react';
import { useEscape } from './useEscape';

test.each([
  ['Escape cancels a window that is loading', true, { key: 'Escape' }, 1],
  ['Escape does nothing while no window is loading', false, { key: 'Escape' }, 0],
  ['other keys do nothing', true, { key: 'Enter' }, 0],
  ['Escape of an input method does nothing', true, { key: 'Escape', isComposing: true }, 0],
  ['Escape of Safari’s input method does nothing', true, { key: 'Escape', keyCode: 229 }, 0],
])('%s', (_, isWaiting, key, calls) => {
  const onEscape = jest.fn();
  renderHook(() => useEscape(isWaiting, onEscape));
  fireEvent.keyDown(window, key);
  expect(onEscape).toHaveBeenCalledTimes(calls);
});
