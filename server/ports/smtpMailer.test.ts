import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpMailer } from './smtpMailer';

async function mailServer(refuse = false) {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(chunks).toString() });
        done(refuse ? new Error('Mailbox full') : null);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

describe('mail by SMTP', () => {
  test('arrives with its subject, text and sender', async () => {
    const server = await mailServer();
    const mailer = smtpMailer(server.url, 'Kedai <shop@example.com>');
    await mailer.send({
      to: 'ada@example.com',
      subject: '123456 is your code',
      text: 'Your code: 123456',
      code: '123456',
    });
    mailer.close();
    await server.close();
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['ada@example.com']);
    expect(mail?.text).toContain('From: Kedai <shop@example.com>');
    expect(mail?.text).toContain('Subject: 123456 is your code');
    expect(mail?.text).toContain('Your code: 123456');
  });

  test('an address with a comma stays one recipient', async () => {
    const server = await mailServer();
    const mailer = smtpMailer(server.url, 'shop@example.com');
    const to = 'ada@example.com,eve@example.com';
    await mailer.send({ to, subject: 's', text: 't' }).catch(() => undefined);
    mailer.close();
    await server.close();
    expect(server.received.flatMap((mail) => mail.to)).not.toContain('eve@example.com');
  });

  test('a refusing or missing server is an error', async () => {
    const server = await mailServer(true);
    const mail = { to: 'ada@example.com', subject: 's', text: 't' };
    await expect(smtpMailer(server.url, 'a@example.com').send(mail)).rejects.toThrow(
      'Mailbox full',
    );
    await expect(smtpMailer(server.url, 'a@example.com').check()).resolves.toBeUndefined();
    await server.close();
    await expect(smtpMailer(server.url, 'a@example.com').send(mail)).rejects.toThrow();
    await expect(smtpMailer(server.url, 'a@example.com').check()).rejects.toThrow();
  });
});
