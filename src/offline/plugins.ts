import type { WorkboxPlugin } from 'workbox-core';

/** Whether an answer tells what was asked for: a server may refuse with status 200 and `success: false`, or with a page. */
async function isGiven(answer: Response): Promise<boolean> {
  try {
    const told: unknown = await answer.clone().json();
    const isObject = typeof told === 'object' && told !== null;
    return isObject && !('success' in told && told.success === false);
  } catch {
    return false;
  }
}

/** Keeps lists that were given, and no refusal in place of one. */
export const givenAlone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await isGiven(response)) ? response : null),
};

/** One page for each path: what it shows by its query it asks for itself, and the orders of a person have no path here. */
export const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname.replace(/^\/checkout\/.+/, '/checkout/_');
  },
};
