/** The package has no types. It extends Jest's own jsdom environment. */
declare module 'jest-fixed-jsdom' {
  import type { TestEnvironment } from 'jest-environment-jsdom';

  export default class FixedJSDOMEnvironment extends TestEnvironment {}
}
