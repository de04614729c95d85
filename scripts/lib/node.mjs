const oldest = 20;

/** Ends with a sentence that says what to do when Node is older than the project needs. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldest) return;
  process.stderr.write(
    `Kedai needs Node ${oldest} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one from nodejs.org (or run "nvm install"), then try again.\n',
  );
  process.exit(1);
}
