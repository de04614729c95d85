import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ServiceSelectionGate, useChosenService } from '../features/serviceSelection';
import { useAppSelector } from '../store/hooks';
import { selectResetCount } from '../store/session';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { space } from '../theme/tokens';
import { zIndexes } from '../theme/zIndexes';
import { Boundary } from '../ui/Boundary';
import { CartNotices } from './CartNotices';
import { Content } from './Content';
import { Footer } from './Footer';
import { HideOnCheckout } from './HideOnCheckout';
import { Navigation } from './Navigation';
import { NotificationBar } from './NotificationBar';
import { ServiceBar } from './ServiceBar';
import { Toasts } from './Toasts';
import { usePrefetch } from './usePrefetch';

const MAIN_ID = 'content';

const SkipLink = styled.a`
  position: fixed;
  top: ${space(1)};
  left: ${space(1)};
  z-index: ${zIndexes.skipLink};
  padding: ${space(1.5)} ${space(2.5)};
  background: ${s('inverse')};
  color: ${s('onInverse')};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The service prompt, a React root of its own, which is hydrated before the shop. */
export interface ServicePromptRoot {
  /** Removes it. */
  close(): void;
}

export interface ShellProps {
  readonly promptRoot?: ServicePromptRoot | undefined;
  readonly children: ReactNode;
}

/**
 * The shell around every page (spec §2). The parts that depend on the page read the location themselves, so that
 * navigation does not render the others again.
 */
export function Shell({ promptRoot, children }: ShellProps) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{layoutText.skipToContent}</SkipLink>
      <Boundary>
        <NotificationBar />
      </Boundary>
      <Navigation />
      <HideOnCheckout>
        <Boundary>
          <ServiceBar />
        </Boundary>
      </HideOnCheckout>
      <Content id={MAIN_ID}>{children}</Content>
      <HideOnCheckout>
        <Boundary>
          <Footer />
        </Boundary>
      </HideOnCheckout>
      <Service promptRoot={promptRoot} />
      <CartNotices />
      <Toasts />
    </>
  );
}

/** Asks for a service if none is chosen. After that, prefetches routes. */
function Service({ promptRoot }: Pick<ShellProps, 'promptRoot'>) {
  const { selection } = useChosenService();
  usePrefetch(selection !== null);
  const isPrompted = useServicePrompt(promptRoot, selection !== null);
  // The key discards an address that is being typed when its customer leaves.
  const resetCount = useAppSelector(selectResetCount);
  return isPrompted ? null : <ServiceSelectionGate key={resetCount} />;
}

/** @returns whether the service prompt is still open. It closes when a service is chosen, also in another tab. */
function useServicePrompt(prompt: ServicePromptRoot | undefined, isAnswered: boolean): boolean {
  const [isOpen, setOpen] = useState(prompt !== undefined);
  useEffect(() => {
    if (!isOpen || !isAnswered) return;
    prompt?.close();
    setOpen(false);
  }, [isOpen, isAnswered, prompt]);
  return isOpen;
}
