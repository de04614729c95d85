import '@testing-library/jest-dom';
import { MessageChannel } from 'node:worker_threads';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5_000 });

/** What jsdom leaves out and every page uses; each answers like a desktop that asks for no reduced motion. */
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
/** The clocks that tests stop have no hold on it, as in a browser. */
Object.defineProperty(window, 'MessageChannel', { configurable: true, value: MessageChannel });
/** Nothing is painted here. */
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
