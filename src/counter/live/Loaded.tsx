import { type Failure, isFailure, messageOf } from '@kedai/contract/calls/failure';
import { Alert } from '@kedai/ui/feedback/Alert';
import { LoadState, Skeleton } from '@kedai/ui/feedback/Loading';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { NOT_SIGNED_IN } from '../../api/classify';
import { counterText } from '../../text/counter/counter';
import { counterApi } from '../counterApi';
import { moment } from '../moment';
import { VISIBLE_MS } from './useLive';

interface Query<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  /** epoch ms */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

const failureOf = (error: unknown): Failure | null =>
  isFailure(error) && error.kind !== 'aborted' && error.code !== NOT_SIGNED_IN ? error : null;

/** Data that the counter keeps up to date. When it cannot, it says since when and why, and keeps trying. */
export function Loaded<Data>({
  query: { data, error, fulfilledTimeStamp = 0, refetch },
  text,
  as,
  children,
}: {
  readonly query: Query<Data>;
  readonly text: Readonly<Record<'loading' | 'failed', string>>;
  /** `h1` if the page has no other heading without the data. */
  readonly as?: 'h1';
  readonly children: (data: Data) => ReactNode;
}) {
  const changes = counterApi.endpoints.changes.useQueryState();
  const own = failureOf(error);
  const retry = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (own === null || own.kind === 'refused') return undefined;
    const timer = setTimeout(retry, VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [own]);
  if (data === undefined) {
    return (
      <LoadState
        hasFailed={error !== undefined}
        label={text.loading}
        title={text.failed}
        message={messageOf(error, '')}
        onRetry={() => void refetch()}
        {...(as && { as })}
      >
        <Skeleton $height="70vh" />
      </LoadState>
    );
  }
  const failure = own ?? failureOf(changes.error);
  const since = own ? fulfilledTimeStamp : (changes.fulfilledTimeStamp ?? fulfilledTimeStamp);
  return (
    <>
      {failure ? (
        <Alert kind="info">{`${failure.message} ${counterText.stale(moment(since))}`}</Alert>
      ) : null}
      {/* A part of the page's own layout. */}
      <div style={{ display: 'contents' }}>{children(data)}</div>
    </>
  );
}
