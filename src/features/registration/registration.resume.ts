import { registrationSecrets } from '../../machines/registration.setup';
import type { ResumePlan } from '../../machines/resume';

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** How a registration outlives a reload: where it stands, the e-mail, the name, the countdown; no code, no password. */
export const registrationPlan: ResumePlan = {
  key: 'kedai:registration',
  version: 1,
  maxAgeMs: HALF_AN_HOUR_MS,
  secrets: registrationSecrets,
  isContext: ({ email, name, resendAt }) =>
    typeof email === 'string' &&
    typeof name === 'string' &&
    (resendAt === null || typeof resendAt === 'number'),
};
