import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ServiceSelectionGate, useChosenService } from '../features/serviceSelection';
import { isQuietPath } from '../paths';
import { useAppDispatch } from '../store/hooks';
import { serviceChangeBegun } from '../store/slices';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { depths } from '../theme/depths';
import { space } from '../theme/tokens';
import { CartNotices } from './CartNotices';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { NotificationBar } from './NotificationBar';
import { ServiceBar } from './ServiceBar';
import { Toasts } from './Toasts';
import { usePrefetch } from './usePrefetch';
import { useScrollMemory } from './useScrollMemory';

const MAIN_ID = 'content';

const SkipLink = styled.a`
  position: fixed;
  top: ${space(1)};
  left: ${space(1)};
  z-index: ${depths.skipLink};
  padding: ${space(1.5)} ${space(2.5)};
  background: ${s('inverse')};
  color: ${s('onInverse')};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** So tall that the footer begins below the window: what a page turns out to hold does not move it into sight. */
const Main = styled.main`
  flex: 1;
  min-height: calc(100vh - 120px);

  &:focus {
    outline: none;
  }
`;

/** The service selection of a first visit, which is asked before the shop itself is there. */
export interface FirstQuestion {
  /** Takes it away. */
  close(): void;
}

export interface ShellProps {
  readonly firstQuestion?: FirstQuestion | undefined;
  readonly children: ReactNode;
}

/** The shell around every page (spec §2): what always shows, and what the order form and the checkout hide. */
export function Shell({ firstQuestion, children }: ShellProps) {
  const { pathname } = useLocation();
  const quiet = isQuietPath(pathname);
  const { selection } = useChosenService();
  const dispatch = useAppDispatch();
  const main = useScrollMemory<HTMLElement>();
  usePrefetch(selection !== null);
  const isAsked = useFirstQuestion(firstQuestion, selection !== null);

  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{layoutText.skipToContent}</SkipLink>
      <NotificationBar />
      <Navigation withSearch={!quiet} />
      {quiet ? null : (
        <ServiceBar selection={selection} onChange={() => dispatch(serviceChangeBegun())} />
      )}
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        {children}
      </Main>
      {quiet ? null : <Footer />}
      {isAsked ? null : <ServiceSelectionGate />}
      <CartNotices />
      <Toasts />
    </>
  );
}

/** @returns whether the first question still stands; it goes when a service is chosen, be it in another tab. */
function useFirstQuestion(question: FirstQuestion | undefined, isAnswered: boolean): boolean {
  const [stands, setStands] = useState(question !== undefined);
  useEffect(() => {
    if (!stands || !isAnswered) return;
    question?.close();
    setStands(false);
  }, [stands, isAnswered, question]);
  return stands;
}
