import { isFailure } from '@kedai/contract/calls/failure';
import { Alert } from '@kedai/ui/feedback/Alert';
import { NOT_SIGNED_IN } from '../api/classify';
import { counterText } from '../text/counter/counter';
import { moment } from './moment';

/** Says that what the page shows could not be loaded again, and why. The page keeps trying. */
export function Stale({
  error,
  since = 0,
}: {
  readonly error: unknown;
  /** When it was loaded last, epoch ms. */
  readonly since: number | undefined;
}) {
  if (!isFailure(error) || error.kind === 'aborted' || error.code === NOT_SIGNED_IN) return null;
  return <Alert kind="info">{`${error.message} ${counterText.stale(moment(since))}`}</Alert>;
}
