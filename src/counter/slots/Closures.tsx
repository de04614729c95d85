import { isFailure } from '@kedai/contract/calls/failure';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { shopTime } from '@kedai/contract/rules/shopTime';
import type { Closure } from '@kedai/contract/rules/slotRules';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { useFocusSectionOnUnmount } from '@kedai/ui/hooks/useFocusSectionOnUnmount';
import { Note, Strong } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { useState } from 'react';
import { slotsText } from '../../text/counter/slots';
import { Part } from '../order/OrderParts';
import { isOver } from './closures';
import { useRemoveClosureMutation } from './slotRulesApi';
import { Lines } from './slots.styles';

/** The closures that are not over, the earliest first. */
export function Closures({
  closures,
  refetch,
}: {
  readonly closures: readonly Closure[];
  readonly refetch: () => PromiseLike<unknown>;
}) {
  const now = serverNow();
  const keyed = new Map(closures.map((closure) => [JSON.stringify(closure), closure]));
  const coming = [...keyed]
    .filter(([, closure]) => !isOver(closure, now))
    .toSorted(([, one], [, other]) => one.from.localeCompare(other.from));
  return (
    <Part title={slotsText.closuresTitle}>
      {coming.length === 0 ? (
        <Note>{slotsText.noClosures}</Note>
      ) : (
        <Lines>
          {coming.map(([key, closure]) => (
            <Line key={key} closure={closure} refetch={refetch} />
          ))}
        </Lines>
      )}
    </Part>
  );
}

function Line({
  closure,
  refetch,
}: {
  readonly closure: Closure;
  readonly refetch: () => PromiseLike<unknown>;
}) {
  const [send, { error }] = useRemoveClosureMutation();
  const [isBusy, setBusy] = useState(false);
  const button = useFocusSectionOnUnmount<HTMLButtonElement>();
  const when = slotsText.closureWhen(closure, shopTime(serverNow()).today);
  const remove = async () => {
    setBusy(true);
    const result = await send(closure);
    await refetch();
    setBusy(false);
    if (result.error === undefined) toast.success(slotsText.removed(when));
  };
  return (
    <li>
      <div>
        <Strong>{when}</Strong>
        <Note>
          <bdi>{closure.reason}</bdi>
        </Note>
        {isFailure(error) ? <Alert>{error.message}</Alert> : null}
      </div>
      <Button
        ref={button}
        variant="quiet"
        busy={isBusy}
        aria-label={slotsText.removeNamed(when)}
        onClick={() => void remove()}
      >
        {slotsText.remove}
      </Button>
    </li>
  );
}
