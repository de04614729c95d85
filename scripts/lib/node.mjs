/** What the tools of the project need; the same stands in package.json, under "engines". */
const OLDEST = '20.19';

/** Whether a version such as `20.19.1` is as new as the project needs. */
export function isNewEnough(version) {
  const [[major, minor], [oldestMajor, oldestMinor]] = [version, OLDEST].map((text) =>
    text.split('.').map(Number),
  );
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** Ends with a sentence that says what to do when Node is older than the project needs. */
export function checkNode() {
  if (isNewEnough(process.versions.node)) return;
  process.stderr.write(
    `Kedai needs Node ${OLDEST} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one from nodejs.org (or run "nvm install --lts"), then try again.\n',
  );
  process.exit(1);
}
