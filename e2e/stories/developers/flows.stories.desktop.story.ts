import { runInNewContext } from 'node:vm';
import { openRecording, savedBy, share } from '@kedai/flow-viewer/stories';
import { FLOWS } from '../../../src/flows/flowIds';
import { purchase, recordWalk } from '../../../src/flows/testing/purchase';
import * as account from '../../shopper/account';
import * as catalogue from '../../shopper/catalogue';
import * as given from '../../shopper/given';
import * as receipt from '../../shopper/receipt';
import * as service from '../../shopper/service';
import { codeFor } from '../../support/mailbox';
import { expect, story } from '../../support/story';

const passwordReset = () =>
  recordWalk('passwordReset', {}, [
    { type: 'email.typed', email: 'aina@example.com' },
    { type: 'email.submitted' },
    { type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } },
    { type: 'code.submitted', code: '123456' },
    { type: 'xstate.error.actor.verifyCode', error: { kind: 'refused', code: 'invalid-otp' } },
    { type: 'code.submitted', code: '123456' },
    { type: 'xstate.done.actor.verifyCode' },
    { type: 'password.submitted', password: 'long enough' },
    { type: 'xstate.done.actor.setPassword' },
  ]);

/** Runs the source of a story, whose imports are replaced by the helpers of the stories. */
async function runStory(source: string, fixtures: object): Promise<void> {
  let run: ((fixtures: object) => Promise<void>) | undefined;
  const define = (_title: string, body: typeof run) => {
    run = body;
  };
  const helpers = { ...account, ...catalogue, ...given, ...receipt, ...service };
  const names = { ...helpers, codeFor, expect, story: define };
  runInNewContext(source.replace(/^import .*$/gm, ''), names);
  if (run === undefined) throw new Error('The source defines no story.');
  await run(fixtures);
}

for (const flow of FLOWS) {
  story(
    `a recording of ${flow} becomes a story that runs in the shop`,
    async ({ page, request, email }) => {
      const runs = [...(await purchase()), await passwordReset()];
      const recording = runs.find((one) => one.flow === flow);
      if (recording === undefined) throw new Error(`${flow} has no recording.`);
      await openRecording(page, recording);
      const { name, bytes } = await savedBy(page, () => share(page, 'Make this a story'));
      expect(name).toMatch(/\.story\.ts$/);
      const source = bytes.toString();
      // The last line proves that it ran to the end.
      expect(source).toMatch(/ {2}await expect\(.*\n\}\);\n$/);
      let order = '';
      if (flow === 'payOrder') {
        await given.givenAccount(page.request, email);
        order = await given.givenOrder(page.request, catalogue.blouse);
      }
      await runStory(source, { page, request, email, order });
    },
  );
}
