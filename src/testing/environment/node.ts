import { TestEnvironment } from 'jest-environment-node';
import { workerDatabase } from './database';

/** Node with the worker's embedded database (`globalThis.workerDatabase`). */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { workerDatabase });
  }
}
