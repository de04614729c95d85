import { useState } from 'react';
import { styled } from 'styled-components';
import { layoutText } from '../text/layout';
import { s } from '../theme/tokens';
import { Boundary } from '../ui/Boundary';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { SearchIcon, WarningIcon } from '../ui/icons';
import { Row } from '../ui/Layout';
import { Modal } from '../ui/Modal';
import { ReloadPageButton } from '../ui/ReloadPageButton';
import { RetryButton } from '../ui/RetryButton';
import { uiText } from '../ui/uiText';
import { useLazyModule } from '../ui/useLazyModule';

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
