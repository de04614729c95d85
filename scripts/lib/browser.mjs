import { existsSync, readFileSync } from 'node:fs';
import { run, tool } from './run.mjs';
import { StepError } from './steps.mjs';

const knownPaths = {
  linux: [
    // The headless shell runs the stories in a quarter less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const findInstalled = () => (knownPaths[process.platform] ?? []).find((file) => existsSync(file));

function isDebianAsRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

async function installOnDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], env);
  await run(
    'apt-get',
    [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ],
    env,
  );
}

/**
 * Finds a Chromium for the browser stories, or installs one.
 *
 * @returns {Promise<string>} its path; an empty string means Playwright's own
 */
export async function findBrowser() {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new StepError(`CHROME_PATH is set to ${configured}, but there is no such file.`);
  }
  const existing = findInstalled();
  if (existing !== undefined) return existing;
  if (isDebianAsRoot()) {
    await installOnDebian();
    const installed = findInstalled();
    if (installed !== undefined) return installed;
  }
  try {
    await tool('@playwright/test/cli.js', ['install', '--only-shell', 'chromium']);
    return '';
  } catch {
    throw new StepError(
      'No Chromium was found and none could be installed. Install Chrome or Chromium, or set CHROME_PATH to one, and try again.',
    );
  }
}
