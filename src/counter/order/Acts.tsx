import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import type { CounterAct } from '@kedai/contract/rules/orderStatus';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { Card } from '@kedai/ui/layout/Card';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note } from '@kedai/ui/layout/Text';
import { media, shadow, space, zIndexes } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ACTS, actText } from '../../text/counter/orders';
import { Buttons, NAV_HEIGHT } from '../counter.styles';
import { UndoBar } from '../undo/UndoBar';
import { ActForm } from './ActForm';
import { fieldsOf } from './actFields';
import { type ActFields, useAct } from './useAct';

/** Below the width of a desktop the buttons are at the bottom of the window, where a thumb reaches them. A form is a part of the page. */
const Panel = styled(Card)<{ readonly $isBar: boolean }>`
  ${media.belowDesktop} {
    ${({ $isBar }) => ($isBar ? 'position: sticky; bottom: 16px;' : '')}
    z-index: ${zIndexes.raised};
    padding-block: ${space(2)};
    box-shadow: ${shadow.high};
  }
  ${media.mobile} {
    bottom: ${NAV_HEIGHT};
    margin-inline: -${space(2.5)};
    padding: ${space(1.5)} ${space(2.5)};
    border-width: 1px 0 0;
    border-radius: 0;
  }
`;

/** What the signed-in person may do with the order: the next step first. */
export function Acts({
  order,
  refetch,
}: {
  readonly order: CounterOrder;
  readonly refetch: () => PromiseLike<unknown>;
}) {
  const acting = useAct(order, refetch);
  const [open, setOpen] = useState<CounterAct | null>(null);
  const { busy, failure } = acting;
  const [next, ...others] = order.acts;
  const start = (act: CounterAct) => {
    acting.clearFailure();
    if (fieldsOf(act, order).length > 0) setOpen(act);
    else void acting.act({ act } as ActFields);
  };
  if (open !== null) {
    return (
      <Panel as="section" aria-label={actText.title} $isBar={false}>
        <ActForm order={order} act={open} acting={acting} onClose={() => setOpen(null)} />
      </Panel>
    );
  }
  return (
    <Panel as="section" aria-label={actText.title} $isBar>
      <Stack $gap={1}>
        <UndoBar />
        {failure ? <Alert>{failure.message}</Alert> : null}
        {next === undefined ? <Note>{actText.none}</Note> : null}
        {next === undefined ? null : (
          <Button wide busy={busy === next} onClick={() => start(next)}>
            {ACTS[next]}
          </Button>
        )}
        {others.length === 0 ? null : (
          <Buttons role="group" aria-label={actText.others}>
            {others.map((act) => (
              <Button key={act} variant="secondary" busy={busy === act} onClick={() => start(act)}>
                {ACTS[act]}
              </Button>
            ))}
          </Buttons>
        )}
      </Stack>
    </Panel>
  );
}
