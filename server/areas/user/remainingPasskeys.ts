import type { RemainingPasskey } from '@kedai/contract/calls/mailedCode';
import type { Db } from '../../store/database/db';
import { readPasskeys } from '../../store/passkeys';

/** The passkeys that sign in to an account beside its password, for its owner. */
export const remainingPasskeys = async (db: Db, userId: string): Promise<RemainingPasskey[]> =>
  (await readPasskeys(db, userId)).map(({ name, createdAt }) => ({
    createdAt,
    ...(name !== null && { name }),
  }));
