import type { CardPayments } from '../ports/cardPayments';
import type { Clock } from '../ports/clock';
import type { FileStore } from '../ports/files';
import type { HumanCheck } from '../ports/humanCheck';
import type { Images } from '../ports/images';
import type { Mailer } from '../ports/mail';
import type { Maps } from '../ports/maps';
import type { PasswordHasher } from '../ports/passwordHasher';
import type { Db } from '../store/database/db';
import type { ApiSettings } from './apiSettings';
import type { CachedResponse } from './cache/cachedResponse';
import type { Version } from './cache/version';
import type { Uploads } from './request/uploads';
import type { SecurityEvent } from './securityLog';

/** The dependencies of the API. */
export interface AppDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly images: Images;
  /** Stores the files of a request until it ends. */
  readonly uploads: Uploads;
  readonly maps: Maps;
  readonly humanCheck: HumanCheck;
  readonly passwordHasher: PasswordHasher;
  /** Absent: card payment is refused with a clear message. */
  readonly cardPayments?: CardPayments;
  /** Called for each cached public response, so the fast path can serve it. */
  readonly onCachedRoute?: (path: string, response: CachedResponse) => void;
  /** Called for each kind of public data that pages show. */
  readonly onPublicData?: (version: Version) => void;
  /** Gets the lines of the security log; absent: there is none. */
  readonly logSecurityEvent?: (event: SecurityEvent) => void;
  readonly settings: ApiSettings;
}
