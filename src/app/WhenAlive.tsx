import { type ReactNode, useLayoutEffect } from 'react';

/** Tells once that what is inside has become part of the page, before it can be tapped. `tell` must be stable. */
export function WhenAlive({
  tell,
  children,
}: {
  readonly tell: () => void;
  readonly children: ReactNode;
}): ReactNode {
  useLayoutEffect(() => tell(), [tell]);
  return children;
}
