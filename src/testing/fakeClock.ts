/**
 * Installs fake timers that also advance by themselves, so that the API can answer. Animation frames stay real: the store
 * notifies React in the next frame, and a pending fake frame would never run after a test restores the real timers.
 */
export function useFakeClock(): void {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['requestAnimationFrame'] });
}
