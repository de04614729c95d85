import type { Page } from '@playwright/test';
import { crossing } from '../example/flow';
import type { Recording } from '../src/model/recording';
import { startWalk } from '../src/walk/walkSession';
import { expect, story } from './story';
import { fileOf, openRecording, openTab, press, savedBy, share } from './viewer';

/** A walk in which these people press the button. */
async function recorded(...people: readonly string[]): Promise<Recording> {
  const walk = startWalk(crossing, {});
  await walk.send({ type: 'power.switched' });
  await walk.send({ type: 'xstate.done.actor.testLamps' });
  for (const by of people) await walk.send({ type: 'button.pressed', by });
  return walk.recording();
}

const saveRecording = async (page: Page): Promise<unknown> => {
  const { bytes } = await savedBy(page, () => share(page, 'Save'));
  return JSON.parse(bytes.toString());
};

story('a long run can be replayed; a replay shows where it diverges', async ({ page }) => {
  const recording = await recorded(...Array.from({ length: 480 }, () => ''), 'Ada');
  await openRecording(page, recording);
  await expect(page.getByText(/step by step: transitions, states, guards/)).toBeVisible();
  const steps = page.getByRole('region', { name: 'Steps' });
  const shown = (step: number) => steps.getByText(`${step} of 484`, { exact: true });
  await expect(shown(1)).toBeVisible();
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await steps.getByRole('button', { name: /^button.pressed ×480/ }).click();
  await expect(shown(483)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(482)).toBeVisible();
  await page.reload();
  await expect(shown(482)).toBeVisible();
  expect(await saveRecording(page)).toEqual(JSON.parse(JSON.stringify(recording)));

  const changed = recording.steps.map((step, index) =>
    index === 483
      ? {
          ...step,
          verdicts: step.verdicts.map((verdict) => ({ ...verdict, holds: false })),
          context: { ...step.context, requests: 2 },
        }
      : step,
  );
  await openRecording(page, recording, { steps: changed });
  const divergence = page.getByRole('region', { name: 'Divergence' });
  await expect(divergence.getByRole('alert')).toContainText('Step 484 went another way.');
  await expect(divergence).toContainText('hasName held');
  await expect(divergence).toContainText('hasName did not hold');
  await expect(divergence).toContainText('context.requests');
  await openRecording(page, recording, { steps: [] });
  await expect(page.getByRole('alert')).toContainText('This file is not a recording of a flow');
});

story('two recordings are compared; a recording carries its note', async ({ page }) => {
  await openRecording(page, await recorded('Ada'), { note: 'It stayed red.' });
  await openTab(page, 'Share');
  await expect(page.getByLabel('Note')).toHaveValue('It stayed red.');
  const compare = page.getByRole('region', { name: 'Compare' });
  const other = compare.getByLabel('Compare with (a saved file)');
  await other.setInputFiles(fileOf(await recorded('Bob')));
  await expect(compare.getByText('Both have the same 4 steps.')).toBeVisible();
  await other.setInputFiles(fileOf(await recorded('')));
  await expect(compare.getByText('One step is different.')).toBeVisible();
  const rows = compare.getByRole('row');
  await expect(rows).toHaveText([/This one/, '3 equal steps', /amber/]);
  // It goes to the first difference; a press on a row goes to its step.
  const shown = page.getByRole('region', { name: 'Steps' }).getByText('4 of 4');
  await expect(shown).toBeVisible();
  await press(page, 'Back');
  await rows.getByRole('button', { name: 'button.pressed' }).click();
  await expect(shown).toBeVisible();
  await page.getByLabel('Note').fill('It turned green.');
  expect(await saveRecording(page)).toMatchObject({ note: 'It turned green.' });
});

story('a picture in the file of somebody else is shown without its program', async ({ page }) => {
  const html =
    '<!doctype html><html><body><p>Added</p><script>top.hacked = 1</script><img src="https://a.test/x.png" onerror="top.hacked = 1"></body></html>';
  await openRecording(page, await recorded(), {
    pictures: [{ step: 1, width: 800, height: 600, html }],
  });
  await openTab(page, 'Step');
  const panel = page.getByRole('region', { name: 'The page', exact: true });
  await expect(panel).toContainText('There is no picture of this step');
  await press(page, 'Forward');
  const frame = panel.locator('iframe').first();
  await expect(frame.contentFrame().getByText('Added')).toBeVisible();
  await expect(frame.contentFrame().locator('script, [onerror]')).toHaveCount(0);
  await expect(frame).toHaveAttribute('sandbox', '');
  await press(page, 'Enlarge');
  await expect(page.getByRole('dialog', { name: 'The page at this step' })).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
