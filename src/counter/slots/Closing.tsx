import { serverNow } from '@kedai/contract/protocol/serverClock';
import { statusTone } from '@kedai/contract/rules/orderStatus';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { type Closure, closureSchema } from '@kedai/contract/rules/slotRules';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { StatusBadge } from '@kedai/ui/feedback/StatusBadge';
import { TextField } from '@kedai/ui/form/TextField';
import { useSubmit } from '@kedai/ui/form/useForm';
import { useFocusSectionOnUnmount } from '@kedai/ui/hooks/useFocusSectionOnUnmount';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Note, Subtitle } from '@kedai/ui/layout/Text';
import { linkTarget, s, space } from '@kedai/ui/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { flatten, safeParse } from 'valibot';
import { slotsText } from '../../text/counter/slots';
import { shortDay } from '../../text/dates/calendarDay';
import { Buttons } from '../counter.styles';
import { Part, receiverOf, WhatsAppLink } from '../order/OrderParts';
import { CLOSING_HOUR, closuresFromNow } from './closures';
import { HourFields } from './HourFields';
import { Disclosure, Pair } from './slots.styles';
import { useClosing } from './useClosing';

/** Closes the shop from now on in one tap, or on other days and hours. Orders in that time are shown first. */
export function Closing({ refetch }: { readonly refetch: () => PromiseLike<unknown> }) {
  const closing = useClosing(refetch);
  const [reason, setReason] = useState<string>(slotsText.reasonDefault);
  const [reasonError, setReasonError] = useState<string>();
  const choices = closuresFromNow(serverNow());
  const { busy, failure, asked } = closing;

  /** @returns the errors of its fields by their names */
  const close = (closure: Closure): Readonly<Record<string, string>> => {
    const { issues } = safeParse(closureSchema, closure);
    const found = Object.entries(issues ? (flatten(issues).nested ?? {}) : {});
    const errors = Object.fromEntries(found.map(([name, [message = ''] = []]) => [name, message]));
    setReasonError(errors.reason);
    if (issues === undefined) void closing.ask(closure);
    return errors;
  };

  const { today } = shopTime(serverNow());
  return (
    <Part title={asked ? slotsText.closureWhen(asked.closure, today) : slotsText.closeTitle}>
      {asked ? <OrdersInClosure closing={closing} asked={asked} /> : null}
      {/* What is typed stays while the orders are shown. */}
      <Stack $gap={2} hidden={asked !== null}>
        <Stack $gap={2}>
          <TextField
            label={slotsText.reason}
            value={reason}
            error={reasonError}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
          {choices.length === 0 ? (
            <Note>{slotsText.noneLeft}</Note>
          ) : (
            <Buttons>
              {choices.map((choice) => {
                const end = (choice.hours.at(-1) ?? 0) + 1;
                return (
                  <Button
                    key={end}
                    variant="secondary"
                    busy={busy?.hours?.at(-1) === end - 1}
                    onClick={() => close({ ...choice, reason })}
                  >
                    {slotsText.until(end, end === CLOSING_HOUR)}
                  </Button>
                );
              })}
            </Buttons>
          )}
          <Note>{slotsText.closeHint}</Note>
          {failure ? <Alert>{failure.message}</Alert> : null}
        </Stack>
        <OtherTimes isBusy={busy !== null} onClose={(times) => close({ ...times, reason })} />
      </Stack>
    </Part>
  );
}

/** A form for other days and hours. */
function OtherTimes({
  isBusy,
  onClose,
}: {
  readonly isBusy: boolean;
  readonly onClose: (times: Omit<Closure, 'reason'>) => Readonly<Record<string, string>>;
}) {
  const { today } = shopTime(serverNow());
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  /** Empty: the whole day. */
  const [hours, setHours] = useState<readonly number[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submitting = useSubmit(() => {
    const last = until || from;
    const found =
      from === ''
        ? { from: slotsText.dayMissing }
        : last < from
          ? { until: slotsText.dayBefore }
          : {};
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setErrors(onClose({ from, until: last, ...(hours.length > 0 && { hours: [...hours] }) }));
  });
  return (
    <Disclosure>
      <summary>{slotsText.otherTimes}</summary>
      <form {...submitting} noValidate>
        <Stack $gap={2}>
          <Pair>
            <TextField
              type="date"
              label={slotsText.from}
              min={today}
              value={from}
              error={errors.from}
              onChange={({ target }) => setFrom(target.value)}
            />
            <TextField
              type="date"
              label={slotsText.lastDay}
              min={from || today}
              value={until || from}
              error={errors.until}
              onChange={({ target }) => setUntil(target.value)}
            />
            <HourFields hours={hours} none={slotsText.allDay} onChange={setHours} />
          </Pair>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {slotsText.close}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}

const Orders = styled.ul`
  display: grid;
  gap: ${space(1.5)};

  > li {
    display: grid;
    gap: ${space(1)};
    padding-top: ${space(1.5)};
    border-top: 1px solid ${s('line')};
  }
  a:not([target]) {
    ${linkTarget}
    font-weight: 600;
  }
`;

/** The orders in a closure that is not saved yet. */
function OrdersInClosure({
  closing,
  asked: { closure, orders },
}: {
  readonly closing: ReturnType<typeof useClosing>;
  readonly asked: NonNullable<ReturnType<typeof useClosing>['asked']>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const back = useFocusSectionOnUnmount<HTMLButtonElement>();
  const submit = useFocusSectionOnUnmount<HTMLButtonElement>();
  const { today } = shopTime(serverNow());
  return (
    <Stack $gap={2}>
      <Stack $gap={0.5}>
        <Subtitle ref={heading} tabIndex={-1}>
          {slotsText.ordersTitle(orders.length)}
        </Subtitle>
        <Note>{slotsText.ordersHint}</Note>
      </Stack>
      <Orders>
        {orders.map((order) => {
          const { id, selection, status } = order;
          const slot = selection
            ? `${shortDay(selection.calendarDate, today)}, ${selection.deliveryTime}`
            : '';
          return (
            <li key={id}>
              <Row $gap={1} $justify="space-between">
                <Link to={`/orders/${id}`}>{id}</Link>
                <StatusBadge $tone={statusTone(status)}>{status}</StatusBadge>
              </Row>
              <Row $gap={1} $justify="space-between">
                <div>
                  <bdi>{receiverOf(order)}</bdi>
                  <Note>{slot}</Note>
                </div>
                <WhatsAppLink
                  order={order}
                  label={slotsText.chat}
                  words={slotsText.chatWords(id, slot, closure.reason)}
                />
              </Row>
            </li>
          );
        })}
      </Orders>
      {closing.failure ? <Alert>{closing.failure.message}</Alert> : null}
      <Buttons>
        <Button ref={back} variant="secondary" onClick={closing.leave}>
          {slotsText.back}
        </Button>
        <Button ref={submit} busy={closing.busy !== null} onClick={() => void closing.confirm()}>
          {slotsText.closeAnyway}
        </Button>
      </Buttons>
    </Stack>
  );
}
