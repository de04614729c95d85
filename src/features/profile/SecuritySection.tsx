import { isFailure } from '@kedai/contract/calls/failure';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { shopClock, shopTime } from '@kedai/contract/rules/shopTime';
import { LoadAlert } from '@kedai/ui/feedback/Loading';
import { Spinner } from '@kedai/ui/feedback/Spinner';
import type { Elements } from '@kedai/ui/layout/elements';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note, Subtitle } from '@kedai/ui/layout/Text';
import { s, space, textSize } from '@kedai/ui/theme/tokens';
import { type RefObject, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../state/hooks';
import { isNamedByServer } from '../../state/session/sessionSlice';
import { shortDay } from '../../text/dates/calendarDay';

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
export const timeOf = (timestamp: number): string =>
  `${shortDay(shopTime(timestamp).today, shopTime(serverNow()).today)}, ${shopClock(timestamp)}`;

/** Whether the server may have calls for the account. One that does not name the customer has those of the specification only. */
export const useHasAccountCalls = (): boolean =>
  useAppSelector(({ session }) => isNamedByServer(session.customer));

export const isMissingEndpoint = (error: unknown): boolean =>
  isFailure(error) && error.status === 404;

/** A section of the tab Security with data of the account. Nothing is shown if the server has no endpoint for it. */
export function SecuritySection<Data>({
  text,
  data,
  error,
  onRetry,
  children,
}: {
  readonly text: Readonly<Record<'title' | 'intro' | 'loading' | 'failed', string>>;
  /** Undefined until it is loaded. */
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** @param heading gets the focus when the button that had it is gone */
  readonly children: (data: Data, heading: RefObject<HTMLHeadingElement | null>) => Elements;
}) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
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
        <LoadAlert message={text.failed} onRetry={onRetry} />
      ) : (
        <Spinner label={text.loading} size={28} />
      )}
    </Stack>
  );
}
