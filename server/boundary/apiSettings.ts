/** The settings that the API itself depends on. `shop.ts` derives them from all settings and uses the rest itself. */
export interface ApiSettings {
  /** The shop's name in mails. */
  readonly shopName: string;
  /** Who sells, as a packing slip says it. */
  readonly company: { readonly registeredName: string; readonly registrationNumber: string };
  /** The key of the hashes of one-time codes; the same in all processes of a shop. */
  readonly secret: string;
  /** Unpaid orders are cancelled when their payment window is over. */
  readonly paymentWindowCancels: boolean;
  /** The public URL of the shop, such as `https://shop.example`; absent: the origin of each request. */
  readonly publicUrl?: string | undefined;
  /** The API runs behind a proxy whose `X-Forwarded-…` headers are trusted. */
  readonly trustProxy: boolean;
  /** The counter offers example orders, to try it; never in production. */
  readonly exampleOrders?: boolean;
  /** `false` disables call limits, for benchmarks. */
  readonly callLimits?: boolean;
  /**
   * How long (ms) the public lists (products, slider, outlets, news) are served from memory before they are read again.
   * Absent: nothing is cached; only concurrent requests share one reading.
   */
  readonly catalogueFreshMs?: number;
}
