import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useAppSelector } from '../../store/hooks';
import {
  selectCustomer,
  selectIsRechecking,
  selectIsUnverified,
  selectSessionStatus,
} from '../../store/session';
import { useRecheckSession } from '../../store/useRecheckSession';
import { sessionTexts } from '../../text/session';
import { ButtonLink } from '../../ui/ButtonLink';
import { FormAside, FormCard } from '../../ui/FormCard';
import { SessionCheckFailed } from '../../ui/SessionCheckFailed';
import { loginPath } from './nextPath';
import { Waiting } from './Waiting';

const texts = sessionTexts.required;

/** What was typed for one customer is not on the page of another. */
function OfOneCustomer({ children }: { readonly children: ReactNode }) {
  return <Fragment key={useAppSelector(selectCustomer)}>{children}</Fragment>;
}

/**
 * Pages for customers: its children, and what they load, exist for customers only. A guest is asked to sign in and
 * comes back afterwards; whoever could not be checked may be a customer, and is offered another check.
 */
export function RequireCustomer({ children }: { readonly children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const { pathname, search } = useLocation();
  const isUnverified = useAppSelector(selectIsUnverified);
  const isRechecking = useAppSelector(selectIsRechecking);
  const askAgain = useRecheckSession();
  if (status === 'checking' || isRechecking) return <Waiting />;
  if (status === 'customer') return <OfOneCustomer>{children}</OfOneCustomer>;
  if (isUnverified) return <SessionCheckFailed onCheck={askAgain} />;
  return (
    <FormCard title={texts.title} intro={texts.text}>
      <ButtonLink to={loginPath(pathname + search)} wide>
        {texts.action}
      </ButtonLink>
      <FormAside>
        {sessionTexts.signIn.noAccount}{' '}
        <Link to={paths.register}>{sessionTexts.signIn.toSignUp}</Link>
      </FormAside>
    </FormCard>
  );
}
