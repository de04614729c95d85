import type { DraftPersistence } from '../../machines/draftPersistence';
import { passwordResetSecrets } from '../../machines/passwordReset.setup';

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** How a reset survives a reload: e-mail and countdown while the code is valid, but no code and no password. */
export const passwordResetPersistence: DraftPersistence = {
  key: 'kedai:passwordReset',
  version: 1,
  maxAgeMs: TEN_MINUTES_MS,
  secrets: passwordResetSecrets,
  isContext: ({ email, resendAt }) =>
    typeof email === 'string' && (resendAt === null || typeof resendAt === 'number'),
};
