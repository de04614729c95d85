import { existsSync, readFileSync } from 'node:fs';
import { run, tool } from './run.mjs';
import { StepFailed } from './steps.mjs';

const known = {
  linux: [
    // Chromium without a window: the stories take a quarter less time in it.
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

const onKnownPath = () => (known[process.platform] ?? []).find((place) => existsSync(place));

function isDebianAsRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

async function fromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], env);
  await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    env,
  );
}

/**
 * Finds a Chromium for the browser stories, or installs one.
 *
 * @returns {Promise<string>} its path; the empty string stands for the one that Playwright keeps itself
 */
export async function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new StepFailed(`CHROME_PATH is set to ${given}, but there is no such file.`);
  }
  const there = onKnownPath();
  if (there !== undefined) return there;
  if (isDebianAsRoot()) {
    await fromDebian();
    const installed = onKnownPath();
    if (installed !== undefined) return installed;
  }
  try {
    await tool('@playwright/test/cli.js', ['install', '--only-shell', 'chromium']);
    return '';
  } catch {
    throw new StepFailed(
      'No Chromium was found and none could be installed. Install Chrome or Chromium, or set CHROME_PATH to one, and try again.',
    );
  }
}
