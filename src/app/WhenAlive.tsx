import { type ReactNode, useEffect } from 'react';

/** Tells once that what is inside has become part of the page. `tell` must be stable. */
export function WhenAlive({
  tell,
  children,
}: {
  readonly tell: () => void;
  readonly children: ReactNode;
}): ReactNode {
  useEffect(() => tell(), [tell]);
  return children;
}
