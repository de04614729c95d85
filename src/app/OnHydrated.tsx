import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Calls `call` once, when the children are hydrated or mounted, before they receive events. */
export function OnHydrated({
  call,
  children,
}: {
  readonly call: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const isCalled = useRef(false);
  useLayoutEffect(() => {
    // React runs layout effects again after a child has suspended, such as a page whose chunk is loaded.
    if (isCalled.current) return;
    isCalled.current = true;
    call();
  }, [call]);
  return children;
}
