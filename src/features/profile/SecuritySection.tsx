import { isFailure } from '@kedai/contract/calls/failure';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { LoadAlert } from '@kedai/ui/feedback/Loading';
import { Spinner } from '@kedai/ui/feedback/Spinner';
import type { Elements } from '@kedai/ui/layout/elements';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Note, Subtitle } from '@kedai/ui/layout/Text';
import { s, space, textSize } from '@kedai/ui/theme/tokens';
import { type RefObject, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { accountApi } from '../../api/accountApi';
import { useAppSelector, useRetry } from '../../state/hooks';
import { isNamedByServer } from '../../state/session/sessionSlice';
import { dayAndTime } from '../../text/dates/shortTime';

/** A list with lines between its items. */
export const DividedList = styled.ul`
  border-top: 1px solid ${s('line')};

  > li {
    padding-block: ${space(2)};
    border-bottom: 1px solid ${s('line')};
  }
  strong {
    font-weight: 600;
  }
  small {
    color: ${s('accent')};
    font-size: ${textSize.small};
    font-weight: 600;
  }
`;

/** A time of the shop's clock: `Sat, 21 Nov, 12:04`. */
export const timeOf = (timestamp: number): string => dayAndTime(timestamp, serverNow());

/** Whether the server may have calls for the account. One that does not name the customer has those of the specification only. */
export const useHasAccountCalls = (): boolean =>
  useAppSelector(({ session }) => isNamedByServer(session.customer));

export const isMissingEndpoint = (error: unknown): boolean =>
  isFailure(error) && error.status === 404;

/** An item of the list: its name, what the shop knows of it, and what the shopper can do with it. */
export const SecurityRow = ({
  name,
  badge,
  note,
  children,
}: {
  readonly name: string;
  readonly badge?: string | false;
  readonly note: string;
  readonly children: Elements;
}) => (
  <Row as="li" $justify="space-between">
    <Stack $gap={0.5}>
      <strong>{name}</strong>
      {badge ? <small>{badge}</small> : null}
      <Note>{note}</Note>
    </Stack>
    {children}
  </Row>
);

/** What RTK Query's hook of a query returns. */
interface SectionQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** A section of the tab Security with data of the account. Nothing is shown if the server has no endpoint for it. */
export function SecuritySection<Query extends SectionQuery>({
  text,
  endpoint,
  query: { data, error, refetch },
  children,
}: {
  readonly text: Readonly<Record<'title' | 'intro' | 'loading' | 'failed', string>>;
  readonly endpoint: 'devices' | 'passkeys';
  /** The query of this endpoint. */
  readonly query: Query;
  /** @param heading gets the focus when the button that had it is gone */
  readonly children: (
    data: NonNullable<Query['data']>,
    heading: RefObject<HTMLHeadingElement | null>,
  ) => Elements;
}) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = useRetry(accountApi.util.getRunningQueryThunk(endpoint, undefined), refetch);
  if (isMissingEndpoint(error)) return null;
  return (
    <Stack as="section" aria-labelledby={title} $gap={2} $align="stretch">
      <Stack $gap={1}>
        <Subtitle as="h2" id={title} ref={heading} tabIndex={-1}>
          {text.title}
        </Subtitle>
        <Note>{text.intro}</Note>
      </Stack>
      {data ? (
        children(data, heading)
      ) : error ? (
        <LoadAlert message={text.failed} onRetry={retry} />
      ) : (
        <Spinner label={text.loading} size={28} />
      )}
    </Stack>
  );
}
