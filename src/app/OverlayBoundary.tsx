import type { ReactNode } from 'react';
import { Boundary } from '../ui/Boundary';
import { words } from '../ui/words';
import { MissingPart } from './MissingPart';

/** A window over the page that breaks takes nothing else with it: it can be closed or tried again. */
export function OverlayBoundary({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Boundary
      fallback={(_error, retry) => (
        <MissingPart text={words.broken} onRetry={retry} onClose={onClose} />
      )}
    >
      {children}
    </Boundary>
  );
}
