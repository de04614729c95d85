import type { ReactNode } from 'react';
import { Boundary } from '../ui/Boundary';
import { uiText } from '../ui/uiText';
import { ChunkLoadError } from './ChunkLoadError';

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
        <ChunkLoadError text={uiText.broken} onRetry={retry} onClose={onClose} />
      )}
    >
      {children}
    </Boundary>
  );
}
