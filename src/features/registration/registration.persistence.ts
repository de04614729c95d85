import type { DraftPersistence } from '../../machines/draftPersistence';
import { registrationSecrets } from '../../machines/registration.setup';

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** How a registration survives a reload: step, e-mail, name and countdown, but no code and no password. */
export const registrationPersistence: DraftPersistence = {
  key: 'kedai:registration',
  version: 1,
  maxAgeMs: HALF_AN_HOUR_MS,
  secrets: registrationSecrets,
  isContext: ({ email, name, resendAt }) =>
    typeof email === 'string' &&
    typeof name === 'string' &&
    (resendAt === null || typeof resendAt === 'number'),
};
