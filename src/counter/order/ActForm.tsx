import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import type { CounterAct, RefusalReason } from '@kedai/contract/rules/orderStatus';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { CheckboxField } from '@kedai/ui/form/CheckboxField';
import { TextField } from '@kedai/ui/form/TextField';
import { useSubmit } from '@kedai/ui/form/useForm';
import { useFocusSectionOnUnmount } from '@kedai/ui/hooks/useFocusSectionOnUnmount';
import { Stack } from '@kedai/ui/layout/Layout';
import { Subtitle } from '@kedai/ui/layout/Text';
import { useEffect, useRef, useState } from 'react';
import { ACTS, actText, REASONS } from '../../text/counter/orders';
import { Buttons } from '../counter.styles';
import { fieldsOf } from './actFields';
import { readAct } from './actRequest';
import { Choices, TextArea } from './fields';
import { type Seen, seenOf } from './seen';
import type { useAct } from './useAct';

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
  /** What the page showed when the form was opened; null: what it shows now, after its message was read. */
  const [opened, setOpened] = useState<Seen | null>(seenOf(order));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState<RefusalReason>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const back = useFocusSectionOnUnmount<HTMLButtonElement>();
  const submit = useFocusSectionOnUnmount<HTMLButtonElement>();
  const { failure, busy } = acting;
  const now = seenOf(order);
  const seen = opened ?? now;
  const submitting = useSubmit((form) => {
    const read = readAct(form, { act, orderId: order.id, ...seen });
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    void acting.act(read.request, seen).then((isDone) => {
      if (isDone) onClose(true);
      else setOpened(null);
    });
  });
  const leave = () => {
    acting.clearFailure();
    onClose(false);
  };
  return (
    <form {...submitting} noValidate>
      <Stack $gap={2}>
        <Subtitle as="h2" ref={heading} tabIndex={-1}>
          {ACTS[act]}
        </Subtitle>
        {act === 'refuse' ? (
          <Choices
            legend={actText.reasons}
            name="reason"
            error={errors.reason}
            choices={REASONS}
            onChoose={setReason}
          />
        ) : null}
        {fieldsOf(act, order, reason).map(({ kind, ...field }) => {
          const props = { ...field, error: errors[field.name], autoComplete: 'off' };
          if (kind === 'tick') return <CheckboxField key={field.name} {...field} />;
          const Control = kind === 'words' ? TextArea : TextField;
          return <Control key={field.name} {...props} />;
        })}
        {seen.expected === now.expected ? null : (
          <Alert kind="info">{actText.changed(order.status)}</Alert>
        )}
        {seen.receipt === now.receipt ? null : <Alert kind="info">{actText.newReceipt}</Alert>}
        {failure ? <Alert>{failure.message}</Alert> : null}
        <Buttons>
          <Button ref={back} variant="secondary" onClick={leave}>
            {actText.back}
          </Button>
          <Button ref={submit} type="submit" busy={busy !== null}>
            {ACTS[act]}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}
