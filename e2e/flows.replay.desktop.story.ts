import { readFile } from 'node:fs/promises';
import { startWalk } from '@kedai/flow-viewer/model';
import { shopFlow } from '../src/flows/flows';
import { expect, story } from './support/story';

story('a long run can be replayed; a replay shows where it diverges', async ({ page }) => {
  const walk = startWalk(shopFlow('registration'), {});
  await walk.send({ type: 'email.submitted' });
  for (let length = 1; length <= 480; length += 1) {
    await walk.send({ type: 'email.typed', email: 'a'.repeat(length % 40) });
  }
  const recording = walk.recording();
  await page.goto('/flows#flow=registration&mode=replay');
  const replay = (changed: object) =>
    page.getByLabel('Recording (a saved file)').setInputFiles({
      name: 'recording.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(changed)),
    });
  await replay(recording);
  await expect(page.getByText(/step by step: transitions, states, guards/)).toBeVisible();

  const steps = page.getByRole('region', { name: 'Steps' });
  await expect(steps.getByText('1 of 482', { exact: true })).toBeVisible();
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await steps.getByRole('button', { name: /^email.typed ×480/ }).click();
  await expect(steps.getByText('482 of 482', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(steps.getByText('481 of 482', { exact: true })).toBeVisible();
  await page.reload();
  await expect(steps.getByText('481 of 482', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(recording)));

  const [first, second, ...others] = recording.steps;
  const verdicts = [{ ...second?.verdicts[0], holds: true }];
  const context = { ...second?.context, problem: null };
  await replay({ ...recording, steps: [first, { ...second, verdicts, context }, ...others] });
  const divergence = page.getByRole('region', { name: 'Divergence' });
  await expect(divergence.getByRole('alert')).toContainText('Step 2 went another way.');
  await expect(divergence).toContainText('isEmailValid held');
  await expect(divergence).toContainText('isEmailValid did not hold');
  await expect(divergence).toContainText('context.problem');
  // The recorded steps after it can still be read.
  await expect(steps.getByText('2 of 482', { exact: true })).toBeVisible();

  await replay({ ...recording, steps: [] });
  await expect(page.getByRole('alert')).toContainText('This file is not a recording of a flow');
});

story('two recordings are compared; a recording carries its note', async ({ page }) => {
  const record = async (email: string) => {
    const walk = startWalk(shopFlow('registration'), {});
    await walk.send({ type: 'email.typed', email });
    await walk.send({ type: 'email.submitted' });
    return walk.recording();
  };
  const file = (recording: object) => ({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recording)),
  });
  await page.goto('/flows#flow=registration&mode=replay');
  await page
    .getByLabel('Recording (a saved file)')
    .setInputFiles(file({ ...(await record('aina@example.com')), note: 'The code never came.' }));
  await expect(page.getByLabel('Note')).toHaveValue('The code never came.');
  const compare = page.getByRole('region', { name: 'Compare' });
  const other = compare.getByLabel('Compare with (a saved file)');
  await other.setInputFiles(file(await record('bala@example.com')));
  await expect(compare.getByText('Both have the same 3 steps.')).toBeVisible();
  await other.setInputFiles(file(await record('')));
  await expect(compare.getByText('One step is different.')).toBeVisible();
  await expect(compare.getByRole('row').last()).toHaveText(
    'email.submittedsendingCodeemail.submittedenteringEmail.rejected',
  );
  await page.getByLabel('Note').fill('It came after a minute.');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(JSON.parse(text).note).toBe('It came after a minute.');
});
