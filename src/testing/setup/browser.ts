import '@testing-library/jest-dom';
import { MessageChannel } from 'node:worker_threads';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });

/** Platform features that jsdom lacks. They behave like a desktop browser without reduced motion. */
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (query: string): MediaQueryList => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }),
});
/** Fake timers do not affect it, as in a browser. */
Object.defineProperty(window, 'MessageChannel', { configurable: true, value: MessageChannel });
/** jsdom paints nothing. */
Object.defineProperty(window, 'PerformanceObserver', {
  configurable: true,
  value: class {
    observe() {}
    disconnect() {}
  },
});
Object.defineProperty(window, 'scrollTo', { configurable: true, value: () => {} });
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
URL.createObjectURL = () => 'blob:kedai/stand-in';
URL.revokeObjectURL = () => {};
