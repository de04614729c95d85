/**
 * Timers that a test can move on, for a page that is shown: they also go by themselves, so that the API answers.
 * Frames stay real. The store tells React of what changed in the next one, and one that waits while the test goes back
 * to real timers would never come.
 */
export function useFakeClock(): void {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['requestAnimationFrame'] });
}
