/** What the storefront is built for, by the name in the environment. */
export interface BuildSettings {
  readonly SHOP: string;
  /** Such as `https://tile.openstreetmap.org`. */
  readonly TILE_URL: string;
  /** `off` builds no service worker. */
  readonly OFFLINE: string;
  /** Path of the picture of the shop's own payment code; empty for the example. */
  readonly PAYMENT_QR: string;
}

export function buildSettings(
  environment?: Readonly<Record<string, string | undefined>>,
): BuildSettings;

export function sourcesPrint(settings?: BuildSettings): string;
