import { File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import FixedJSDOMEnvironment from 'jest-fixed-jsdom';
import { workerDatabase } from './database';

/**
 * jsdom with everything that the real API needs in the same process: Node's crypto, File and compression streams, and the
 * worker's embedded database. jsdom has no `crypto.subtle`, no compression streams, and its File does not work with Node's FormData.
 */
export default class PageEnvironment extends FixedJSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { workerDatabase, File: NodeFile, CryptoKey });
    Object.assign(this.global, { CompressionStream, DecompressionStream, TextDecoderStream });
    // Inside the sandbox `process.env` is a copy, which does not change the time zone.
    const setTimeZone = (zone: string | undefined) => {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    };
    Object.assign(this.global, { setTimeZone });
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }
}
