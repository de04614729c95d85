import { type ReactNode, useLayoutEffect } from 'react';

/** Calls `call` once, when its children have been hydrated or mounted, before they can be tapped. `call` must be stable. */
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
