import type { CachedResponse } from './boundary/cachedResponse';
import type { Uploads } from './boundary/uploads';
import type { Argon2 } from './ports/argon2';
import type { CardPayments } from './ports/cardPayments';
import type { Clock } from './ports/clock';
import type { FileStore } from './ports/files';
import type { HumanCheck } from './ports/humanCheck';
import type { Images } from './ports/images';
import type { Mailer } from './ports/mail';
import type { Maps } from './ports/maps';
import type { Db } from './store/database';

/** The settings that the API itself depends on. `shop.ts` takes them from all the settings and uses the rest by itself. */
export interface AppSettings {
  /** What the shop is called in mails. */
  readonly shopName: string;
  /** Mixed into the hashes of one-time codes; the same for all processes of a shop. */
  readonly secret: string;
  /** Unpaid orders are cancelled when their payment window is over. */
  readonly paymentWindowCancels: boolean;
  /** Where shoppers reach the shop, such as `https://shop.example`; absent: as requests come in. */
  readonly publicUrl?: string;
  /** The API stands behind a proxy whose `X-Forwarded-…` headers tell the shopper's address and the shop's. */
  readonly trustProxy: boolean;
  /** `false` lets customers and addresses call as often as they like, for measuring. */
  readonly callLimits?: boolean;
  /**
   * How long (ms) the public lists (products, slider, outlets, news) are served from memory before they are read again.
   * Absent: nothing is kept; only requests at the same moment share one reading.
   */
  readonly catalogueFreshMs?: number;
}

/** Everything that the API is made of: pass other parts and it is another shop. */
export interface AppDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly images: Images;
  /** Where the files of a request are until it is answered. */
  readonly uploads: Uploads;
  readonly maps: Maps;
  readonly humanCheck: HumanCheck;
  /** Hashes passwords. */
  readonly argon2: Argon2;
  /** Absent: card payment is refused with a clear message. */
  readonly cardPayments?: CardPayments;
  /** Told of the answers that are asked for most and kept as bytes, so that whoever serves may give them at once. */
  readonly onCachedRoute?: (path: string, answer: CachedResponse) => void;
  readonly settings: AppSettings;
}
