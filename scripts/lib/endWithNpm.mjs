/**
 * Ends this process when npm, which started it, is gone. A SIGTERM to `npm start` ends npm and the shell between, and
 * neither passes it on: without this the shop would stay open with nobody holding it.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
