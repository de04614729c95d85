import { readFile } from 'node:fs/promises';
import { startWalk } from '../src/flows/walk/session';
import { expect, story } from './support/story';

story('a replay shows where it diverges and which values differ', async ({ page }) => {
  await page.goto('/flows#flow=registration&mode=walk');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('email.submitted');
  await press('email.typed');
  await press('email.submitted');
  const saved = page.waitForEvent('download');
  await press('Save');
  const recording = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  const replay = async (changed: object) => {
    await page.getByLabel('Recording (a saved file)').setInputFiles({
      name: 'recording.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(changed)),
    });
  };
  await page.getByRole('link', { name: 'Replay' }).click();
  await replay(recording);
  await expect(page.getByText(/step by step: transitions, states, guards/)).toBeVisible();

  const [first, second, ...others] = recording.steps;
  const verdicts = [{ ...second.verdicts[0], holds: true }];
  const context = { ...second.context, problem: null };
  await replay({ ...recording, steps: [first, { ...second, verdicts, context }, ...others] });
  const divergence = page.getByRole('region', { name: 'Divergence' });
  await expect(divergence.getByRole('alert')).toContainText('Step 2 went another way.');
  await expect(divergence).toContainText('isEmailValid held');
  await expect(divergence).toContainText('isEmailValid did not hold');
  await expect(divergence).toContainText('context.problem');
  await expect(page.getByText('2 of 2')).toBeVisible();

  await replay({ ...recording, steps: [] });
  await expect(page.getByRole('alert')).toContainText('This recording has no steps');
  await replay({ ...recording, dropped: 3 });
  await expect(page.getByText(/Its first 3 steps are no longer kept/)).toBeVisible();
});

story('a run of 620 steps can be browsed', async ({ page }) => {
  const walk = startWalk('registration', {}, { now: () => 1_795_000_000_000 });
  for (let length = 1; length < 620; length += 1) {
    await walk.send({ type: 'email.typed', email: 'a'.repeat(length % 40) });
  }
  await page.goto('/flows#flow=registration&mode=replay');
  await page.getByLabel('Recording (a saved file)').setInputFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(walk.recording())),
  });
  const steps = page.getByRole('region', { name: 'Steps' });
  await expect(steps.getByText('1 of 620', { exact: true })).toBeVisible();
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await steps.getByRole('button', { name: /^email.typed ×619/ }).click();
  await expect(steps.getByText('620 of 620', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(steps.getByText('619 of 620', { exact: true })).toBeVisible();
  await page.reload();
  await expect(steps.getByText('619 of 620', { exact: true })).toBeVisible();
});
