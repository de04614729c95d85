import { type ReactNode, useLayoutEffect } from 'react';

/** Calls `call` once, when the children are hydrated or mounted, before they receive events. `call` must be stable. */
export function OnHydrated({
  call,
  children,
}: {
  readonly call: () => void;
  readonly children: ReactNode;
}): ReactNode {
  useLayoutEffect(() => call(), [call]);
  return children;
}
