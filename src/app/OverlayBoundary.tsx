import type { ReactNode } from 'react';
import { Boundary } from '../ui/Boundary';
import { uiText } from '../ui/uiText';
import { ChunkLoadError } from './ChunkLoadError';

/** An error boundary for a window over the page. A window that crashes can be closed or retried. */
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
