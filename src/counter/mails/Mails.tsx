import type { CounterMail } from '@kedai/contract/calls/counterMails';
import { isFailure } from '@kedai/contract/calls/failure';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { Card } from '@kedai/ui/layout/Card';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note, Strong, Subtitle } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { space } from '@kedai/ui/theme/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { mailsText } from '../../text/counter/mails';
import { Cards, Words } from '../counter.styles';
import { useFailedMailsQuery, useSendMailAgainMutation } from '../counterApi';
import { moment } from '../moment';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  overflow-wrap: anywhere;
`;

/** The mails about orders that failed or wait; nothing when all have arrived. */
export function Mails() {
  const { data } = useFailedMailsQuery();
  const id = useId();
  if (data === undefined || data.mails.length === 0) return null;
  return (
    <Stack as="section" $gap={2} aria-labelledby={id}>
      <Stack $gap={0.5}>
        <Subtitle as="h2" id={id}>
          {mailsText.title}
        </Subtitle>
        <Note>{mailsText.count(data.count)}</Note>
      </Stack>
      <Cards>
        {data.mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
          </li>
        ))}
      </Cards>
    </Stack>
  );
}

function Mail({ mail }: { readonly mail: CounterMail }) {
  const [send, { isLoading, error }] = useSendMailAgainMutation();
  const sendAgain = async () => {
    const sent = await send({ id: mail.id });
    if (!sent.error) toast.success(mailsText.sending(mail));
  };
  const { nextTryAt } = mail;
  return (
    <Frame as="article" aria-label={mailsText.what(mail)}>
      <Strong>{mailsText.what(mail)}</Strong>
      <Note>
        <bdi>{mailsText.to(mail.to)}</bdi>
      </Note>
      {mail.error === undefined ? null : (
        <Words>
          <bdi>{mailsText.serverSays(mail.error)}</bdi>
        </Words>
      )}
      <Note>{nextTryAt === undefined ? mailsText.failed : mailsText.next(moment(nextTryAt))}</Note>
      {isFailure(error) ? <Alert>{error.message}</Alert> : null}
      <Button variant="secondary" busy={isLoading} onClick={() => void sendAgain()}>
        {mailsText.again}
      </Button>
    </Frame>
  );
}
