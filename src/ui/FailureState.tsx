import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { WarningIcon } from './icons';

/** What a page is for could not be had: why, announced, and another try. */
export function FailureState({
  as,
  title,
  message,
  retry,
  onRetry,
}: {
  /** `h1` where it is all of the page. */
  readonly as?: 'h1' | 'h2';
  readonly title: string;
  /** What the shop said; null when it said nothing. */
  readonly message: string | null;
  readonly retry: string;
  readonly onRetry: () => void;
}) {
  return (
    <EmptyState
      {...(as ? { as } : {})}
      icon={<WarningIcon size={32} />}
      title={title}
      text={message === null ? null : <span role="alert">{message}</span>}
    >
      <Button variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </EmptyState>
  );
}
