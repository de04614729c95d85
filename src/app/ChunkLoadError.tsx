import { useRef } from 'react';
import { styled } from 'styled-components';
import { commonText } from '../text/common';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { zIndexes } from '../theme/zIndexes';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { WarningIcon } from '../ui/icons';
import { Row } from '../ui/Layout';
import { ReloadPageButton } from '../ui/ReloadPageButton';
import { RetryButton } from '../ui/RetryButton';
import { useModal } from '../ui/useModal';

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${zIndexes.dialog};
  display: grid;
  place-content: center;
  overflow: auto;
  background: ${s('ground')};
`;

/** Replaces a window of the shell that failed to load or crashed, and offers retry, reload and close. */
export function ChunkLoadError({
  text = layoutText.crash.part,
  onRetry,
  onClose,
}: {
  readonly text?: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) {
  const overlay = useRef<HTMLDivElement>(null);
  const { title } = layoutText.crash;
  useModal(overlay, { onClose });
  return (
    <Overlay ref={overlay} role="alertdialog" aria-modal="true" aria-label={title} tabIndex={-1}>
      <EmptyState icon={<WarningIcon size={30} />} title={title} text={text}>
        <Row $justify="center">
          <RetryButton onRetry={onRetry} />
          <ReloadPageButton />
          <Button variant="secondary" onClick={onClose}>
            {commonText.close}
          </Button>
        </Row>
      </EmptyState>
    </Overlay>
  );
}
