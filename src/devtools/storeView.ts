import type {
  Action,
  ConfigureStoreOptions,
  DevToolsEnhancerOptions,
  Reducer,
  StoreEnhancer,
  UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE } from 'redux-persist';
import { actionCreators } from './actionCreators';
import { maskAction, maskState, type ShownAction } from './personalData';
import { withoutSecrets } from './secrets';

interface ViewOptions {
  /** Whether personal data is masked: in production, where the shopper is a customer. */
  readonly isMasked: boolean;
  /** Whether actions are listed that say nothing about the shop. */
  readonly showsNoise?: boolean;
  /** Finds the effect of a flow that makes the call of an action. */
  readonly causeOf?: (action: ShownAction) => string | undefined;
}

/** Separates the type of an action from the name of its endpoint, or of the slice that redux-persist reads. */
const ENDPOINT_MARK = ' · ';

/** redux-persist calls back from these actions, so it refuses them without their functions. */
const WITH_CALLBACK: ReadonlySet<string> = new Set([PERSIST, FLUSH, PURGE]);

/** Actions of redux-persist, of RTK Query's subscriptions, and calls that were not needed. */
const isNoise = ({ type, meta }: ShownAction): boolean =>
  /^persist\/(?!REHYDRATE)|^__rtkq|\/(?:subscriptionsUpdated|middlewareRegistered)$/.test(type) ||
  meta?.condition === true;

/** The action that Redux DevTools get. It names its endpoint and its cause, and has no secrets. */
function shownAction(action: ShownAction, { isMasked, causeOf }: ViewOptions): UnknownAction {
  const safe = withoutSecrets(action) as ShownAction;
  const shown = isMasked ? maskAction(safe) : safe;
  const cause = causeOf?.(action);
  const subject = action.meta?.arg?.endpointName ?? action.key;
  return {
    ...shown,
    type: subject === undefined ? action.type : action.type + ENDPOINT_MARK + subject,
    ...(cause !== undefined && { meta: { ...(shown.meta as object), '⚙': cause } }),
  };
}

/** Pages compute with the numbers of an imported history, so each masked one becomes a small number. */
const withNumbers = <Value>(value: Value): Value => {
  const json = JSON.stringify(value);
  const replaced = json.replaceAll(/"‹number#(\d+)›"/g, '$1');
  return replaced === json ? value : JSON.parse(replaced);
};

/**
 * Gives Redux DevTools the actions that they may show, and the reducer those that were dispatched. A sanitiser of the
 * extension would do the first too, but drops the traces. An imported action was not dispatched here, so after an import the
 * page writes nothing to this device until a reload.
 */
const showActions =
  (options: ViewOptions): StoreEnhancer =>
  (createStore) =>
  <State, Any extends Action, Preloaded>(
    reducer: Reducer<State, Any, Preloaded>,
    preloadedState?: Preloaded,
  ) => {
    const dispatched = new WeakMap<Action, Any>();
    const reduceImported = (state: State | Preloaded | undefined, action: Any): State => {
      const paused = reducer(withNumbers(state), { type: PAUSE } as Action as Any);
      const [type = ''] = action.type.split(ENDPOINT_MARK);
      return WITH_CALLBACK.has(type) ? paused : reducer(paused, withNumbers({ ...action, type }));
    };
    const store = createStore<State, Any, Preloaded>((state, action) => {
      const original = dispatched.get(action);
      if (original) return reducer(state, original);
      // The extension has actions of its own.
      return action.type.startsWith('@@') ? reducer(state, action) : reduceImported(state, action);
    }, preloadedState);
    return {
      ...store,
      dispatch<Dispatched extends Any>(action: Dispatched): Dispatched {
        const shown = shownAction(action, options);
        dispatched.set(shown, action);
        store.dispatch(shown as Action as Any);
        return action;
      },
    };
  };

/** The store in Redux DevTools. */
export const storeView = (
  options: ViewOptions,
): Pick<ConfigureStoreOptions, 'devTools' | 'enhancers'> => ({
  devTools: {
    name: 'Kedai',
    trace: true,
    traceLimit: 25,
    // Hidden actions count.
    maxAge: 200,
    actionCreators,
    // An import is read by this page ('custom'), because `true` is for other libraries.
    features: {
      ...{ jump: true, skip: true, lock: true, pause: true, dispatch: true },
      ...{ export: true, import: 'custom' },
    },
    ...(!options.showsNoise && { predicate: (_state, action) => !isNoise(action as ShownAction) }),
    ...(options.isMasked && {
      stateSanitizer: <State>(state: State) => maskState(state as object) as State,
    }),
  } satisfies DevToolsEnhancerOptions,
  enhancers: (defaults) => defaults().concat(showActions(options)),
});
