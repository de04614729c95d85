import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { StillLoadingNotice, useIsSlow } from '@kedai/ui/feedback/Loading';
import { SessionCheckFailed } from '@kedai/ui/feedback/SessionCheckFailed';
import { Spinner } from '@kedai/ui/feedback/Spinner';
import { FormAside, FormCard } from '@kedai/ui/form/FormCard';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useAppSelector } from '../../state/hooks';
import {
  selectCustomer,
  selectSessionStatus,
  useRecheckSession,
} from '../../state/session/customerSession';
import { sessionText } from '../../text/account/signIn';
import { useAccountPath } from './wish';

const text = sessionText.required;

/** Remounts the page for another customer, so that nothing typed by one is shown to the other. */
function KeyedByCustomer({ children }: { readonly children: ReactNode }) {
  return <Fragment key={useAppSelector(selectCustomer)}>{children}</Fragment>;
}

/**
 * Renders and loads its children only for customers. A guest sees a link to the sign-in, which leads back. If the session
 * could not be checked, the page offers another check.
 */
export function RequireCustomer({ children }: { readonly children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const accountPath = useAccountPath();
  const recheckSession = useRecheckSession();
  if (status === 'checking' || status === 'rechecking') return <CheckingSession />;
  if (status === 'customer') return <KeyedByCustomer>{children}</KeyedByCustomer>;
  if (status === 'unverified') return <SessionCheckFailed onCheck={recheckSession} />;
  return (
    <FormCard title={text.title} intro={text.text}>
      <ButtonLink to={accountPath(paths.login)} wide>
        {text.action}
      </ButtonLink>
      <FormAside>
        {sessionText.signIn.noAccount}{' '}
        <Link to={accountPath(paths.register)}>{sessionText.signIn.toSignUp}</Link>
      </FormAside>
    </FormCard>
  );
}

/** Shown until the session check is done, so that no content for another user flashes. */
function CheckingSession() {
  const recheckSession = useRecheckSession();
  const isSlow = useIsSlow();
  return (
    <Section>
      <Container>
        <Stack $align="center">
          {isSlow ? (
            <StillLoadingNotice onRetry={recheckSession} />
          ) : (
            <Spinner label={sessionText.checking} size={32} />
          )}
        </Stack>
      </Container>
    </Section>
  );
}
