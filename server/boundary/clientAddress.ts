import type { Context } from 'hono';
import * as v from 'valibot';

/** What the Node server hands in with a request; a request made in process has none. */
const nodeBindings = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

/**
 * The network address that a request came from. Behind a trusted proxy it is the last that `X-Forwarded-For` names,
 * the one that the proxy itself saw: what stands before it anybody can write.
 */
export function clientAddress(http: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? http.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  if (forwarded) return forwarded;
  const bindings = v.safeParse(nodeBindings, http.env);
  return bindings.success ? bindings.output.incoming.socket.remoteAddress : 'in-process';
}
