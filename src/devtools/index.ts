import { LAB_COOKIE, labRules } from '@kedai/contract/protocol/failureLab';
import { publishFlows, showLabBadge } from '@kedai/flow-viewer/page';
import { FLOWS, NAMESPACE } from '../flows/flowIds';
import { mask, uncountedEvents } from '../flows/redaction';
import { inspectOptions } from '../machines/inspectOptions';
import { browserStorage } from '../state/device/storage';
import { isPublicImage, isPublicText } from './pictureOptions';
import { storeOptions, withImportedActions } from './storeView';

/**
 * Starts the developer tools of this page: publishes its flows to the viewer and to Redux DevTools, and shows a badge while
 * the failure lab is on. Call it once, before any flow starts.
 */
export function openDevTools() {
  const { cookies } = browserStorage();
  const readRules = () => labRules(cookies.getItem(LAB_COOKIE));
  const published = publishFlows({
    namespace: NAMESPACE,
    flows: FLOWS,
    mask,
    uncountedEvents,
    details: {
      build: document.documentElement.dataset.main ?? 'development',
      labRules: () =>
        readRules().map(({ call, failure, once }) => `${call}: ${failure}${once ? ', once' : ''}`),
    },
    pictures: { isPublicText, isPublicImage },
    viewer: '/flows',
  });
  inspectOptions.inspect = published.inspect;
  const removeBadge = showLabBadge(
    () => readRules().length,
    () => cookies.removeItem(LAB_COOKIE),
  );
  return {
    /** Options for `createStore`. */
    store: { devTools: storeOptions, wrapReducer: withImportedActions },
    close(): void {
      delete inspectOptions.inspect;
      published.close();
      removeBadge();
    },
  };
}
