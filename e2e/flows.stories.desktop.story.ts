import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { startWalk } from '@kedai/flow-viewer/model';
import { shopFlow } from '../src/flows/flows';
import { password, typeCode } from './shopper/account';
import { codeFor } from './support/mailbox';
import { expect, story } from './support/story';

story(
  'a recorded registration becomes a story that runs in the shop',
  async ({ page, request, email }) => {
    const walk = startWalk(shopFlow('registration'), {});
    for (const event of [
      { type: 'email.typed', email: 'aina@example.com' },
      { type: 'email.submitted' },
      { type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } },
      { type: 'code.submitted', code: '123456' },
      { type: 'xstate.error.actor.verifyCode', error: { kind: 'refused', code: 'invalid-otp' } },
      { type: 'code.submitted', code: '123456' },
      { type: 'xstate.done.actor.verifyCode' },
      { type: 'name.typed', name: 'Aina' },
      { type: 'details.submitted', password: 'long enough' },
      { type: 'xstate.done.actor.register' },
      { type: 'xstate.done.actor.mergeGuestCart' },
    ])
      await walk.send(event);
    await page.goto('/flows#flow=registration&mode=replay');
    await page.getByLabel('Recording (a saved file)').setInputFiles({
      name: 'recording.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(walk.recording())),
    });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make this a story' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^registration-.*\.story\.ts$/);
    const source = await readFile(await (await saved).path(), 'utf8');

    const titles: string[] = [];
    let run: (fixtures: object) => Promise<void> = async () => undefined;
    const define = (title: string, body: typeof run) => {
      titles.push(title);
      run = body;
    };
    const helpers = { story: define, expect, password, typeCode, codeFor };
    runInNewContext(source.replace(/^import .*$/gm, ''), helpers);
    expect(titles).toEqual([expect.stringMatching(/^Registration: email.typed, /)]);
    await run({ page, request, email });
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  },
);
