/** The oldest Node that the project's tools support; keep it equal to "engines" in package.json. */
const OLDEST = '20.19';

/** Whether a version such as `20.19.1` is supported. */
export function isNewEnough(version) {
  const [[major, minor], [oldestMajor, oldestMinor]] = [version, OLDEST].map((text) =>
    text.split('.').map(Number),
  );
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** Exits with instructions when Node is too old. */
export function checkNode() {
  if (isNewEnough(process.versions.node)) return;
  process.stderr.write(
    `Kedai needs Node ${OLDEST} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one from nodejs.org (or run "nvm install --lts"), then try again.\n',
  );
  process.exit(1);
}
