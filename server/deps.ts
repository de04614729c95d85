import type { CachedResponse } from './boundary/cachedResponse';
import type { SecurityEvent } from './boundary/securityLog';
import type { Uploads } from './boundary/uploads';
import type { CardPayments } from './ports/cardPayments';
import type { Clock } from './ports/clock';
import type { FileStore } from './ports/files';
import type { HumanCheck } from './ports/humanCheck';
import type { Images } from './ports/images';
import type { Mailer } from './ports/mail';
import type { Maps } from './ports/maps';
import type { PasswordHasher } from './ports/passwordHasher';
import type { Db } from './store/database';

/** The settings that the API itself depends on. `shop.ts` derives them from all settings and uses the rest itself. */
export interface AppSettings {
  /** The shop's name in mails. */
  readonly shopName: string;
  /** The key of the hashes of one-time codes; the same in all processes of a shop. */
  readonly secret: string;
  /** Unpaid orders are cancelled when their payment window is over. */
  readonly paymentWindowCancels: boolean;
  /** The public URL of the shop, such as `https://shop.example`; absent: the origin of each request. */
  readonly publicUrl?: string;
  /** The API runs behind a proxy whose `X-Forwarded-…` headers are trusted. */
  readonly trustProxy: boolean;
  /** `false` disables call limits, for benchmarks. */
  readonly callLimits?: boolean;
  /**
   * How long (ms) the public lists (products, slider, outlets, news) are served from memory before they are read again.
   * Absent: nothing is cached; only concurrent requests share one reading.
   */
  readonly catalogueFreshMs?: number;
}

/** Identifies content that may change. */
export interface Version {
  /** The version of the current content. */
  readonly get: () => Promise<string>;
  /** The version if it was read a moment ago, else null. Never waits. */
  readonly fresh: () => string | null;
}

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
  readonly settings: AppSettings;
}
