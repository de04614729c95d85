const ANY_HOST = new Set(['', '0.0.0.0', '::']);

/** An origin with which this machine reaches a server that listens on a host and port. The health check reads it without tsx. */
export function httpOrigin(host = '', port) {
  if (ANY_HOST.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
