import { readFileSync } from 'node:fs';
import { startWalk } from '@kedai/flow-viewer/model';
import ts from 'typescript';
import { addressLabels } from '../text/order/checkout';
import type { FlowId } from './flowIds';
import { shopFlow } from './flows';
import { ADDRESS_LABELS, HELPERS, writeStory } from './stories';
import { everyJourney } from './testing/journeys';

async function storyOf(flow: FlowId, input: unknown, events: readonly { readonly type: string }[]) {
  const walk = startWalk(shopFlow(flow), input);
  for (const event of events) await walk.send(event);
  return writeStory(flow, walk.recording(), flow);
}

test.each(everyJourney)(
  'the story of a recording is valid TypeScript: %s',
  async (_, flow, input, events) => {
    const source = await storyOf(flow, input, events);
    expect(ts.transpileModule(source, { reportDiagnostics: true }).diagnostics).toEqual([]);
  },
);

test('the helpers that a story may import exist', () => {
  for (const [module, names] of Object.entries(HELPERS)) {
    const source = readFileSync(`e2e/${module}.ts`, 'utf8');
    for (const name of names)
      expect(source).toMatch(new RegExp(`export (const |(async )?function |\\{ )${name}\\b`));
  }
});

test('the labels of an address are those of the form', () => {
  expect(addressLabels).toMatchObject(ADDRESS_LABELS);
});

test('a refused code is a wrong one; a failed call and an unknown event are comments', async () => {
  const story = await storyOf('registration', { email: 'aina@example.com', resendAt: 1 }, [
    { type: 'code.submitted', code: '123456' },
    { type: 'xstate.error.actor.verifyCode', error: { kind: 'offline', retryable: true } },
    { type: 'code.lost' },
    { type: 'xstate.stop' },
  ] as { type: string }[]);
  expect(story).toContain(`await typeCode(page, "000000");`);
  expect(story).toContain('// verifyCode ✗: offline. Make the call fail here');
  expect(story).toContain('// code.lost: The page has no control for it.');
  expect(story).toContain('// The recording began with an input:');
  expect(story).not.toContain('xstate.stop');
});
