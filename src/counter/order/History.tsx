import {
  type CounterEvent,
  type CounterOrderDetail,
  counterOrderCalls,
} from '@kedai/contract/calls/counterOrders';
import { isFailure } from '@kedai/contract/calls/failure';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { useSubmit } from '@kedai/ui/form/useForm';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { s, space } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { safeParse } from 'valibot';
import { shop } from '../../shop';
import { eventText, orderText } from '../../text/counter/orders';
import { Words } from '../counter.styles';
import { useAddNoteMutation } from '../counterApi';
import { moment } from '../moment';
import { TextArea } from './fields';
import { Part } from './OrderParts';

const Events = styled.ol`
  display: grid;
  gap: ${space(2)};
`;

const Event = styled.li`
  padding-left: ${space(2)};
  border-left: 2px solid ${s('accentLine')};

  strong {
    font-weight: 600;
  }
`;

/** What happened to the order, and the notes of staff. */
export function History({ order }: { readonly order: CounterOrderDetail }) {
  return (
    <Part title={orderText.history}>
      <Events>
        {order.events.map((event) => (
          <HistoryEvent key={`${event.at}/${event.act}`} event={event} />
        ))}
      </Events>
      <NoteForm orderId={order.id} />
    </Part>
  );
}

function HistoryEvent({ event }: { readonly event: CounterEvent }) {
  const { at, text, reference, refund } = event;
  return (
    <Event>
      <strong>{eventText.what(event)}</strong>
      <Note>
        <span>{`${moment(at)}, `}</span>
        <bdi>{eventText.who(event)}</bdi>
      </Note>
      {reference ? <Note>{eventText.reference(reference)}</Note> : null}
      {refund ? <Note>{eventText.refund(refund, shop.currency)}</Note> : null}
      {text ? (
        <Words>
          <bdi>{text}</bdi>
        </Words>
      ) : null}
    </Event>
  );
}

function NoteForm({ orderId }: { readonly orderId: string }) {
  const [addNote, { isLoading, error }] = useAddNoteMutation();
  const [problem, setProblem] = useState<string>();
  const submitting = useSubmit((form) => {
    const area = form.elements.namedItem('text') as HTMLTextAreaElement;
    const request = { orderId, text: area.value };
    const { issues } = safeParse(counterOrderCalls.addNote.request, request);
    setProblem(issues?.[0].message);
    if (issues || isLoading) return;
    void addNote(request).then((result) => {
      if (result.error !== undefined) return;
      // Words that were typed meanwhile stay.
      if (area.value === request.text) form.reset();
      toast.announce(orderText.noteAdded);
    });
  });
  return (
    <form {...submitting} noValidate>
      <Stack $gap={1.5}>
        <TextArea
          name="text"
          label={orderText.addNote}
          hint={orderText.addNoteHint}
          error={problem}
        />
        {isFailure(error) ? <Alert>{error.message}</Alert> : null}
        <Stack $align="start">
          <Button type="submit" variant="secondary" busy={isLoading}>
            {orderText.saveNote}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
