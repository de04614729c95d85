import { createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { listen } from '../testing/listen';
import { localhostCertificate } from '../testing/localhostCertificate';
import { type MailServer, openMailServer, urlOf } from '../testing/mailServer';
import { type SmtpMailer, smtpMailer } from './smtpMailer';

/** For servers that never answer; others may take the usual time. */
const SHORT = { timeoutMs: 200 };
/** What the tests end after themselves. */
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close();
});

async function openServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const server = await openMailServer(options);
  opened.push(server);
  return server;
}

/** A server that handles each connection by hand. */
async function openSocketServer(handle: (socket: Socket, index: number) => void) {
  let count = 0;
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    handle(socket, count);
    count += 1;
  });
  const { port, close } = await listen(server);
  opened.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  });
  return { port, connections: () => count };
}

function open(port: number, more: Partial<Parameters<typeof smtpMailer>[1]> = {}, query = '') {
  const mailer: SmtpMailer = smtpMailer(`${urlOf(port)}${query}`, {
    from: 'Kedai <shop@example.com>',
    ca: localhostCertificate.cert,
    ...more,
  });
  opened.push(mailer);
  return mailer;
}

const mail = { to: 'ada@example.com', subject: '123456 is your code', text: 'Your code: 123456' };

describe('mail by SMTP', () => {
  test('arrives with its subject, text and sender, encrypted and signed in', async () => {
    const server = await openServer();
    await open(server.port, { requiresTls: true }).send({ ...mail, code: '123456' });
    const [received] = server.received;
    expect(received).toMatchObject({ to: ['ada@example.com'], isEncrypted: true, user: 'shop' });
    expect(received?.text).toContain('From: Kedai <shop@example.com>');
    expect(received?.text).toContain('Subject: 123456 is your code');
    expect(received?.text).toContain('Your code: 123456');
  });

  test('whose connection breaks in the middle is sent again', async () => {
    let tries = 0;
    const server: MailServer = await openServer({
      onRcptTo: (_address, _session, done) => {
        tries += 1;
        if (tries === 1) server.hangUp();
        else done();
      },
    });
    await open(server.port).send(mail);
    expect(server.received).toHaveLength(1);
  });

  test('to an address with a comma stays one recipient', async () => {
    const server = await openServer();
    const to = 'ada@example.com,eve@example.com';
    await open(server.port)
      .send({ ...mail, to })
      .catch(() => undefined);
    expect(server.received.flatMap((received) => received.to)).not.toContain('eve@example.com');
  });
});

describe('a server without encryption', () => {
  const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };

  test.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
    'gets neither mail nor password where encryption is required: "%s"',
    async (query) => {
      const onAuth = jest.fn();
      const server = await openServer({ ...plain, onAuth });
      const mailer = open(server.port, { requiresTls: true }, query);
      await expect(mailer.check()).rejects.toThrow();
      await expect(mailer.send(mail)).rejects.toThrow();
      expect(onAuth).not.toHaveBeenCalled();
      expect(server.received).toEqual([]);
    },
  );

  test('gets mail where it is not', async () => {
    const server = await openServer(plain);
    await open(server.port).send(mail);
    expect(server.received).toMatchObject([{ isEncrypted: false }]);
  });
});

test('a server with another certificate gets nothing', async () => {
  const server = await openServer();
  const stranger = smtpMailer(`smtp://localhost:${server.port}`, {
    from: 'a@example.com',
    requiresTls: true,
  });
  opened.push(stranger);
  await expect(stranger.send(mail)).rejects.toThrow('self-signed');
  expect(server.received).toEqual([]);
});

describe('a mail that is refused is an error', () => {
  const refuse = (code: number, message: string) =>
    Object.assign(new Error(message), { responseCode: code });

  test.each<[string, SMTPServerOptions, string]>([
    [
      'the password is wrong',
      { onAuth: (_auth, _session, done) => done(new Error('Wrong password')) },
      'Wrong password',
    ],
    [
      'the sender is not allowed',
      { onMailFrom: (_address, _session, done) => done(refuse(550, 'Not allowed')) },
      'Not allowed',
    ],
    [
      'the mailbox is unknown',
      { onRcptTo: (_address, _session, done) => done(refuse(550, 'No such mailbox')) },
      'No such mailbox',
    ],
    [
      'the server is busy (greylisting)',
      { onRcptTo: (_address, _session, done) => done(refuse(451, 'Try again later')) },
      'Try again later',
    ],
    [
      'the content is refused',
      {
        onData: (stream, _session, done) => {
          stream.resume();
          stream.on('end', () => done(refuse(552, 'Mailbox full')));
        },
      },
      'Mailbox full',
    ],
  ])('%s', async (_, options, message) => {
    const server = await openServer(options);
    await expect(open(server.port).send(mail)).rejects.toThrow(message);
  });

  test('a wrong password is found before a code is made', async () => {
    const server = await openServer({
      onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
    });
    await expect(open(server.port).check()).rejects.toThrow('Wrong password');
  });
});

describe('a server that fails', () => {
  test('is down', async () => {
    const { port, close } = await openServer();
    await close();
    await expect(open(port).check()).rejects.toThrow('ECONNREFUSED');
    await expect(open(port).send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  test.each([
    ['does not greet', () => {}],
    ['greets, and then says nothing', (socket: Socket) => socket.write('220 mail.test\r\n')],
  ])('%s', async (_, handle) => {
    const { port } = await openSocketServer(handle);
    await expect(open(port, SHORT).check()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(open(port, SHORT).send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test.each(['destroy', 'resetAndDestroy'] as const)(
    'breaks every connection (%s)',
    async (breakOff) => {
      const server = await openSocketServer((socket) => {
        socket.write('220 mail.test\r\n');
        socket.once('data', () => socket[breakOff]());
      });
      await expect(open(server.port).send(mail)).rejects.toThrow();
      expect(server.connections()).toBe(2);
    },
  );

  test('breaks every connection in the middle of a mail', async () => {
    const server: MailServer = await openServer({ onRcptTo: () => server.hangUp() });
    await expect(open(server.port).send(mail)).rejects.toThrow();
    expect(server.connections()).toBe(2);
    expect(server.received).toEqual([]);
  });

  test('is slow', async () => {
    const server = await openServer({
      onRcptTo: (_address, _session, done) => setTimeout(done, 200),
    });
    await open(server.port).send(mail);
    expect(server.received).toHaveLength(1);
  });
});
