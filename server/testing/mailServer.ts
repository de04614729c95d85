import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { localhostCertificate } from './localhostCertificate';

const USER = 'shop';
const PASSWORD = 'p@ss word';

/** A mail that the server accepted. */
interface ReceivedMail {
  readonly to: readonly string[];
  readonly text: string;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
}

/** A mail server on this machine. */
export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  readonly connections: () => number;
  /** Breaks all connections. */
  hangUp(): void;
  close(): Promise<void>;
}

/** The URL of the server, with its user. */
export const urlOf = (port: number): string =>
  `smtp://${USER}:${encodeURIComponent(PASSWORD)}@localhost:${port}`;

/** Opens a mail server that offers STARTTLS and knows one user; `options` change it. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    ...localhostCertificate,
    authOptional: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === USER && password === PASSWORD;
      done(isRight ? null : new Error('Wrong password'), isRight ? { user: USER } : undefined);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
          isEncrypted: session.secure,
          user: session.user,
        });
        done();
      });
    },
    ...options,
  });
  // A client that breaks off is expected.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { port, received, connections: () => connections, hangUp, close };
}
