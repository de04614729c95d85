/** The health check of the container: exits with 0 when the shop of this machine answers. */
const port = process.env.PORT || 8080;
const { ok } = await fetch(`http://127.0.0.1:${port}/health`).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
