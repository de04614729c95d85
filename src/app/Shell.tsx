import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ServiceSelectionGate, useChosenService } from '../features/serviceSelection';
import { useAppSelector } from '../store/hooks';
import { selectClearings } from '../store/session';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { depths } from '../theme/depths';
import { space } from '../theme/tokens';
import { Boundary } from '../ui/Boundary';
import { CartNotices } from './CartNotices';
import { Content } from './Content';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { NotificationBar } from './NotificationBar';
import { ServiceBar } from './ServiceBar';
import { Toasts } from './Toasts';
import { UnlessQuiet } from './UnlessQuiet';
import { usePrefetch } from './usePrefetch';

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

/** The service selection of a first visit, which is asked before the shop itself is there. */
export interface FirstQuestion {
  /** Takes it away. */
  close(): void;
}

export interface ShellProps {
  readonly firstQuestion?: FirstQuestion | undefined;
  readonly children: ReactNode;
}

/**
 * The shell around every page (spec §2): what always shows, and what the order form and the checkout hide. What changes
 * with the page looks for itself which it is, so that the rest is not rendered again.
 */
export function Shell({ firstQuestion, children }: ShellProps) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{layoutText.skipToContent}</SkipLink>
      <Boundary>
        <NotificationBar />
      </Boundary>
      <Navigation />
      <UnlessQuiet>
        <Boundary>
          <ServiceBar />
        </Boundary>
      </UnlessQuiet>
      <Content id={MAIN_ID}>{children}</Content>
      <UnlessQuiet>
        <Boundary>
          <Footer />
        </Boundary>
      </UnlessQuiet>
      <Service firstQuestion={firstQuestion} />
      <CartNotices />
      <Toasts />
    </>
  );
}

/** Asks for the service where none stands; what links lead to is fetched once one does. */
function Service({ firstQuestion }: Pick<ShellProps, 'firstQuestion'>) {
  const { selection } = useChosenService();
  usePrefetch(selection !== null);
  const isAsked = useFirstQuestion(firstQuestion, selection !== null);
  // An address that is being typed goes with its customer.
  const clearings = useAppSelector(selectClearings);
  return isAsked ? null : <ServiceSelectionGate key={clearings} />;
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
