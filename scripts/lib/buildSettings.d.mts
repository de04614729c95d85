/** The build settings of the storefront, by their environment variables. */
export interface BuildSettings {
  readonly SHOP: string;
  /** Ids of `packages/contract/src/protocol/languages.ts`, separated by commas. */
  readonly LANGUAGES: string;
  /** Such as `https://tile.openstreetmap.org`. */
  readonly TILE_URL: string;
  /** `off` builds a worker that unregisters itself. */
  readonly OFFLINE: string;
  /** Path of the picture of the shop's own payment code; empty for the example code. */
  readonly PAYMENT_QR: string;
  /** The public URL of the shop, for canonical URLs; empty when only requests tell it. */
  readonly PUBLIC_URL: string;
}

export function buildSettings(
  environment?: Readonly<Record<string, string | undefined>>,
): BuildSettings;

export function sourcesFingerprint(settings?: BuildSettings): string;
