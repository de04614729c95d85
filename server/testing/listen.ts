import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Opens a server on a free port of this machine. `close` breaks its connections. */
export async function listen(server: Server & { closeAllConnections?(): void }) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections?.();
    });
  return { port, origin: `http://127.0.0.1:${port}`, close };
}
