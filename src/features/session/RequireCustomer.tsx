import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useAppSelector } from '../../store/hooks';
import {
  selectCustomer,
  selectIsCheckedAgain,
  selectIsUnchecked,
  selectSessionStatus,
} from '../../store/session';
import { useAskSessionAgain } from '../../store/useAskSessionAgain';
import { sessionTexts } from '../../text/session';
import { ButtonLink } from '../../ui/ButtonLink';
import { FormAside, FormCard } from '../../ui/FormCard';
import { UncheckedSignIn } from '../../ui/UncheckedSignIn';
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
  const isUnchecked = useAppSelector(selectIsUnchecked);
  const isCheckedAgain = useAppSelector(selectIsCheckedAgain);
  const askAgain = useAskSessionAgain();
  if (status === 'checking' || isCheckedAgain) return <Waiting />;
  if (status === 'customer') return <OfOneCustomer>{children}</OfOneCustomer>;
  if (isUnchecked) return <UncheckedSignIn onCheck={askAgain} />;
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
