import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectSessionStatus } from '../../store/session';
import { sessionTexts } from '../../text/session';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { UserIcon } from '../../ui/icons';
import { Container } from '../../ui/Layout';
import { loginPath } from './nextPath';
import { Waiting } from './Waiting';

/**
 * Pages for customers: its children, and what they load, exist for customers only. A guest is asked to sign in and
 * comes back afterwards.
 */
export function RequireCustomer({ children }: { readonly children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const { pathname, search } = useLocation();
  const [wasCustomer, setWasCustomer] = useState(false);
  useEffect(() => {
    if (status === 'customer') setWasCustomer(true);
  }, [status]);
  if (status === 'checking') return <Waiting />;
  if (status === 'customer') return children;
  return (
    <Container>
      <EmptyState
        as="h1"
        icon={<UserIcon size={32} />}
        title={sessionTexts.required.title}
        text={wasCustomer ? sessionTexts.required.ended : sessionTexts.required.text}
      >
        <ButtonLink to={loginPath(pathname + search)}>{sessionTexts.required.action}</ButtonLink>
      </EmptyState>
    </Container>
  );
}
