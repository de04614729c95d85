import { messageOf } from '@kedai/contract/calls/failure';
import { useState } from 'react';

/**
 * Runs the steps of a passkey: calls, and the browser's own dialog between them.
 * @param problems sentences by the name of the browser's error. Browsers report a cancelled dialog and one that timed out alike.
 */
export function usePasskey(
  run: () => Promise<unknown>,
  problems: Readonly<Record<string, string>> & { readonly otherwise: string },
) {
  const [state, setState] = useState({ busy: false, problem: '' });
  const start = async () => {
    setState({ busy: true, problem: '' });
    try {
      await run();
      setState({ busy: false, problem: '' });
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      const problem =
        error instanceof Error
          ? (problems[name] ?? problems.otherwise)
          : messageOf(error, problems.otherwise);
      setState({ busy: false, problem });
    }
  };
  return { ...state, onClick: () => void start() };
}
