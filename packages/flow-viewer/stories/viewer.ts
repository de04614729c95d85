/** What a tester does in the viewer: for its own stories, and for those of an application that uses it. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Recording } from '../src/model/recording';

/** The active states that the list of states marks. */
export const activeStates = (viewer: Page) =>
  viewer.getByRole('navigation', { name: 'States' }).locator('[aria-current=true]');

export const press = (viewer: Page, name: string) =>
  viewer.getByRole('button', { name, exact: true }).click();

/** Opens a tab of the panel: Step, Details, Run or Share. */
export async function openTab(viewer: Page, name: string): Promise<void> {
  const tab = viewer.getByRole('tab', { name });
  // On narrow screens, a press on an open tab closes it.
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
}

/** Presses a button of the Share tab. */
export async function share(viewer: Page, name: string): Promise<void> {
  await openTab(viewer, 'Share');
  await press(viewer, name);
}

/** Opens a recording as a saved file; `change` may make it invalid. */
export async function openRecording(
  viewer: Page,
  recording: Recording,
  change: object = {},
): Promise<void> {
  await viewer.goto(`/flows/#flow=${recording.flow}&mode=replay`);
  await openTab(viewer, 'Run');
  await viewer.getByLabel('Recording (a saved file)').setInputFiles(fileOf(recording, change));
}

/** A recording as a file for Playwright's `setInputFiles`. */
export const fileOf = (recording: Recording, change: object = {}) => ({
  name: 'recording.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ ...recording, ...change })),
});

/** Performs an action and reads the file that the viewer then saves. */
export async function savedBy(viewer: Page, act: () => Promise<unknown>) {
  const download = viewer.waitForEvent('download');
  await act();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
