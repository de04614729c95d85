import { customCalls } from '../contract/custom';
import { readShopReach, type ShopReach } from '../contract/shopReach';
import { isGiven } from './given';
import { scope } from './scope';

/** How long the shop has to answer when it is tried again, ms: less than the time until a page asks the next time. */
const TRY_MS = 9_000;

let isReached = true;

/** Tells every page whether the shop is reached. */
export async function tellReach(now: boolean): Promise<void> {
  isReached = now;
  const message: ShopReach = { isShopReached: now };
  for (const page of await scope.clients.matchAll()) page.postMessage(message);
}

async function tryAgain(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TRY_MS);
    // Of what anybody may ask the smallest: it is asked again and again, also where the line is weak.
    const answer = await fetch(customCalls.getSliderImages.path, { cache: 'no-store', signal });
    await tellReach(answer.ok && (await isGiven(answer)));
  } catch {
    await tellReach(false);
  }
}

/** Answers pages that ask whether the shop is reached: what was told before they listened went unheard. */
export function answerPages(): void {
  scope.addEventListener('message', (event) => {
    const believed = readShopReach(event.data);
    if (believed === false) event.waitUntil(tryAgain());
    else if (believed && !isReached) event.waitUntil(tellReach(false));
  });
}
