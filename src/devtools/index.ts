import { LAB_COOKIE, labRules } from '@kedai/contract/protocol/failureLab';
import { publishFlows, showLabBadge } from '@kedai/flow-viewer/page';
import { FLOWS, NAMESPACE } from '../flows/flowIds';
import { mask, uncountedEvents } from '../flows/redaction';
import { inspectOptions } from '../machines/inspectOptions';
import { browserStorage } from '../state/device/storage';
import { tracing } from '../state/thunk';
import { traceCalls } from './callCauses';
import { maskPersonal } from './personalData';
import { isPublicImage, isPublicText } from './pictureOptions';
import { withoutSecrets } from './secrets';
import { storeView } from './storeView';

/** The key in local storage that lists actions in Redux DevTools that say nothing about the shop, with the value `on`. */
const NOISE_KEY = 'kedai:devtools:noise';

/**
 * Starts the developer tools of this page: publishes its flows to the viewer and to Redux DevTools, and shows a badge while
 * the failure lab is on. Call it once, before any flow starts.
 */
export function openDevTools() {
  const { cookies, local } = browserStorage();
  const isMasked = process.env.NODE_ENV === 'production';
  const readRules = () => labRules(cookies.getItem(LAB_COOKIE));
  const published = publishFlows({
    namespace: NAMESPACE,
    flows: FLOWS,
    mask,
    devToolsMask: isMasked ? (value) => maskPersonal(withoutSecrets(value)) : withoutSecrets,
    uncountedEvents,
    details: {
      build: [process.env.COMMIT, document.documentElement.dataset.main ?? 'development']
        .filter(Boolean)
        .join(' '),
      labRules: () =>
        readRules().map(({ call, failure, once }) => `${call}: ${failure}${once ? ', once' : ''}`),
    },
    pictures: { isPublicText, isPublicImage },
    viewer: '/flows',
  });
  inspectOptions.inspect = published.inspect;
  // While this is set, `dispatch` returns false to callers that wait for a thunk, and pages break. A lock of the extension
  // freezes the state without it too.
  Object.defineProperty(window, '__REDUX_DEVTOOLS_EXTENSION_LOCKED__', {
    get: () => false,
    set: () => undefined,
    configurable: true,
  });
  const removeBadge = showLabBadge(
    () => readRules().length,
    () => cookies.removeItem(LAB_COOKIE),
  );
  return {
    /** Options for `createStore`. */
    store: {
      devTools: storeView({
        isMasked,
        showsNoise: local.getItem(NOISE_KEY) === 'on',
        causeOf: traceCalls(published),
      }),
    },
    close(): void {
      delete inspectOptions.inspect;
      tracing.dispatchOf = (_effect, dispatch) => dispatch;
      published.close();
      removeBadge();
    },
  };
}
