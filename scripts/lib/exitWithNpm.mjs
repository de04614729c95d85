/**
 * Exits when the parent npm process is gone. A SIGTERM to `npm start` ends npm and its shell, and neither forwards it;
 * without this the shop would stay open as an orphan.
 */
export function exitWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
