import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { toRinggitText } from '@kedai/contract/rules/money';
import {
  type CounterAct,
  ORDER_STATUS,
  type RefusalReason,
} from '@kedai/contract/rules/orderStatus';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { CheckboxField } from '@kedai/ui/form/CheckboxField';
import { TextField } from '@kedai/ui/form/TextField';
import { useSubmit } from '@kedai/ui/form/useForm';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Subtitle } from '@kedai/ui/layout/Text';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { shop } from '../../shop';
import { ACTS, actText, REASONS, waitsForWords } from '../../text/counter/orders';
import { readAct } from './actRequest';
import { Choices, TextArea } from './fields';
import { totalOf } from './OrderParts';
import type { useAct } from './useAct';

const Buttons = styled(Row)`
  > * {
    flex: 1;
  }
`;

/** The acts that say something beside the order, and so have a form. */
export const hasForm = (act: CounterAct): boolean =>
  act === 'confirm' || act === 'refuse' || act === 'cancel' || act === 'reopen';

/**
 * The form of an act. What is typed stays until the act is done: also after a failure, a conflict, or when somebody else
 * changes the order meanwhile.
 */
export function ActForm({
  order,
  act,
  acting,
  onClose,
}: {
  readonly order: CounterOrder;
  readonly act: CounterAct;
  readonly acting: ReturnType<typeof useAct>;
  /** @param isDone the act was done; else the form was left. */
  readonly onClose: (isDone: boolean) => void;
}) {
  /** The status that the page showed when the form was opened; null: what it shows now, after its message was read. */
  const [opened, setOpened] = useState<string | null>(order.status);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState<RefusalReason>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { failure, busy } = acting;
  const expected = opened ?? order.status;
  const submitting = useSubmit((form) => {
    const read = readAct(form, { act, orderId: order.id, expected });
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    void acting.act(read.request, expected).then((isDone) => {
      if (isDone) onClose(true);
      else setOpened(null);
    });
  });
  const field = (name: string) => ({ name, error: errors[name] });
  return (
    <form {...submitting} noValidate>
      <Stack $gap={2}>
        <Subtitle as="h3" ref={heading} tabIndex={-1}>
          {ACTS[act]}
        </Subtitle>
        {act === 'refuse' ? (
          <>
            <Choices
              legend={actText.reasons}
              {...field('reason')}
              error={errors.reason}
              choices={REASONS}
              onChoose={setReason}
            />
            <TextArea
              {...field('text')}
              label={actText.toCustomer}
              hint={reason === 'other' ? actText.otherHint : actText.toCustomerHint}
              required={reason === 'other'}
            />
          </>
        ) : null}
        {act === 'confirm' ? (
          <>
            {waitsForWords(order) ? (
              <TextArea
                {...field('text')}
                label={actText.howPaid}
                hint={actText.howPaidHint}
                required
              />
            ) : null}
            <TextField
              {...field('reference')}
              label={actText.reference}
              hint={actText.referenceHint}
              autoComplete="off"
            />
          </>
        ) : null}
        {act === 'cancel' || act === 'reopen' ? (
          <TextArea
            {...field('text')}
            label={act === 'cancel' ? actText.cancelReason : actText.reopenReason}
            hint={actText.otherHint}
            required
          />
        ) : null}
        {act === 'cancel' && order.status !== ORDER_STATUS.placed ? (
          <>
            <TextField
              {...field('refund.amount')}
              label={actText.amount(shop.currency)}
              hint={actText.amountHint}
              defaultValue={toRinggitText(totalOf(order))}
              inputMode="decimal"
              autoComplete="off"
              required
            />
            <TextField
              {...field('refund.how')}
              label={actText.how}
              hint={actText.howHint}
              autoComplete="off"
              required
            />
            <TextField
              {...field('refund.reference')}
              label={actText.refundReference}
              hint={actText.optional}
              autoComplete="off"
            />
            <CheckboxField name="refund.isGiven" label={actText.isGiven} />
          </>
        ) : null}
        {expected === order.status ? null : (
          <Alert kind="info">{actText.changed(order.status)}</Alert>
        )}
        {failure ? <Alert>{failure.message}</Alert> : null}
        <Buttons $gap={1}>
          <Button
            variant="secondary"
            onClick={() => {
              acting.clearFailure();
              onClose(false);
            }}
          >
            {actText.back}
          </Button>
          <Button type="submit" busy={busy !== null}>
            {ACTS[act]}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}
