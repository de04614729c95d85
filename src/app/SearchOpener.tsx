import { Button } from '@kedai/ui/button/Button';
import { IconButton } from '@kedai/ui/button/IconButton';
import { ReloadPageButton } from '@kedai/ui/button/ReloadPageButton';
import { RetryButton } from '@kedai/ui/button/RetryButton';
import { Boundary } from '@kedai/ui/feedback/Boundary';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { useLazyModule } from '@kedai/ui/hooks/useLazyModule';
import { SearchIcon, WarningIcon } from '@kedai/ui/icons';
import { Row } from '@kedai/ui/layout/Layout';
import { Modal } from '@kedai/ui/overlay/Modal';
import { uiText } from '@kedai/ui/text/uiText';
import { s } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { layoutText } from '../text/layout';

const loadSearch = () => import(/* webpackChunkName: "search" */ '../features/search');

const Overlay = styled(Modal)`
  display: grid;
  place-content: center;
  background: ${s('ground')};
`;

/** Replaces the search when it failed to load or crashed, and offers retry, reload and close. */
function BrokenSearch({
  text,
  onRetry,
  onClose,
}: {
  readonly text: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) {
  const { title } = layoutText.crash;
  return (
    <Overlay role="alertdialog" aria-label={title} onClose={onClose}>
      <EmptyState icon={<WarningIcon size={30} />} title={title} text={text}>
        <Row $justify="center">
          <RetryButton onRetry={onRetry} />
          <ReloadPageButton />
          <Button variant="secondary" onClick={onClose}>
            {uiText.close}
          </Button>
        </Row>
      </EmptyState>
    </Overlay>
  );
}

/** The button that opens the search over the page (spec §2). */
export function SearchOpener() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const search = useLazyModule(loadSearch, isOpen);
  return (
    <>
      <IconButton aria-label={layoutText.navigation.search} aria-haspopup="dialog" onClick={open}>
        <SearchIcon />
      </IconButton>
      {isOpen && search.module ? (
        <Boundary
          fallback={(_error, retry) => (
            <BrokenSearch text={uiText.broken} onRetry={retry} onClose={close} />
          )}
        >
          <search.module.SearchOverlay onClose={close} />
        </Boundary>
      ) : null}
      {search.hasFailed ? (
        <BrokenSearch text={layoutText.crash.part} onRetry={search.retry} onClose={close} />
      ) : null}
    </>
  );
}
