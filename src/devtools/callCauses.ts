import type { publishFlows } from '@kedai/flow-viewer/page';
import { callTracing } from '../state/thunk';
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
  callTracing.trace = ({ self }, start) => {
    calling = self as Effect | undefined;
    try {
      return start();
    } finally {
      calling = undefined;
    }
  };
  return ({ type, meta: { requestId = '', arg } = {} }) => {
    if (calling && type.endsWith('/pending')) {
      causes.set(requestId, flows.causeOf(calling));
      flows.noteCall(calling, { call: arg?.endpointName, requestId, cause: causes.get(requestId) });
    }
    return causes.get(requestId);
  };
}
