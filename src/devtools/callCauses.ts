import type { publishFlows } from '@kedai/flow-viewer/page';
import type { UnknownAction } from '@reduxjs/toolkit';
import { type AppDispatch, type AppThunk, tracing } from '../state/thunk';
import type { ShownAction } from './personalData';

type Flows = Pick<ReturnType<typeof publishFlows>, 'causeOf' | 'noteCall'>;
type Effect = Parameters<Flows['causeOf']>[0];

/**
 * Connects the calls in the store with the flows: a step of a flow names its calls, and the actions of a call its cause.
 * @returns finds the cause of an action
 */
export function traceCalls(flows: Flows): (action: ShownAction) => string | undefined {
  const causes = new Map<string, string>();
  let calling: Effect | undefined;
  tracing.dispatchOf = ({ self }, dispatch) => {
    const dispatchOwn = (action: UnknownAction | AppThunk) => {
      const outer = calling;
      calling = self as Effect | undefined;
      try {
        // A thunk gets the store's dispatch: RTK Query finds its running requests by it.
        return dispatch(action as AppThunk);
      } finally {
        calling = outer;
      }
    };
    return dispatchOwn as AppDispatch;
  };
  return ({ type, meta: { requestId = '', arg } = {} }) => {
    if (calling && type.endsWith('/pending')) {
      causes.set(requestId, flows.causeOf(calling));
      flows.noteCall(calling, { call: arg?.endpointName, requestId, cause: causes.get(requestId) });
    }
    return causes.get(requestId);
  };
}
