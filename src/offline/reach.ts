import { customCalls } from '@kedai/contract/calls/custom';
import { readShopReach, type ShopReach } from '@kedai/contract/protocol/shopReach';
import { scope } from './scope';

/** Timeout of a probe, ms. It is shorter than the interval at which pages ask. */
const PROBE_TIMEOUT_MS = 9_000;

let isReached = true;

/** Notifies every open page whether the shop can be reached. */
export async function notifyShopReach(isShopReached: boolean): Promise<void> {
  isReached = isShopReached;
  const message: ShopReach = { isShopReached };
  for (const client of await scope.clients.matchAll()) client.postMessage(message);
}

/**
 * Whether a response carries the data that was requested. A server may answer a refusal with status 200 and
 * `success: false`, and a captive portal may respond with a page.
 */
export async function isSuccessBody(response: Response): Promise<boolean> {
  try {
    const body: unknown = await response.clone().json();
    const isObject = typeof body === 'object' && body !== null;
    return isObject && !('success' in body && body.success === false);
  } catch {
    return false;
  }
}

async function probeShop(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    // The smallest public call, since probes are repeated also on weak connections.
    const { path } = customCalls.getSliderImages;
    const response = await fetch(path, { cache: 'no-store', signal });
    await notifyShopReach(response.ok && (await isSuccessBody(response)));
  } catch {
    await notifyShopReach(false);
  }
}

/** Responds to pages that ask whether the shop can be reached: a page misses notifications from before it listened. */
export function respondToReachMessages(): void {
  scope.addEventListener('message', (event) => {
    const isReachedForPage = readShopReach(event.data);
    if (isReachedForPage === false) event.waitUntil(probeShop());
    else if (isReachedForPage && !isReached) event.waitUntil(notifyShopReach(false));
  });
}
