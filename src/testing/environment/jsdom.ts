import { File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import FixedJSDOMEnvironment from 'jest-fixed-jsdom';
import { workerDatabase } from './database';

/**
 * A browser page (jsdom) with what the real API needs when it answers in the same process: Node's crypto and File, and the
 * worker's embedded database. jsdom has neither `crypto.subtle` nor a File that Node's FormData takes, nor streams that pack.
 */
export default class PageEnvironment extends FixedJSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { workerDatabase, File: NodeFile, CryptoKey });
    Object.assign(this.global, { CompressionStream, DecompressionStream, TextDecoderStream });
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }
}
