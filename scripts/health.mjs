/** The health check of the container: exits with 0 when the shop of this machine answers. */
import { httpOrigin } from '../server/operations/httpOrigin.mjs';

const origin = httpOrigin(process.env.HOST, process.env.PORT || 8080);
const { ok } = await fetch(`${origin}/health`).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
