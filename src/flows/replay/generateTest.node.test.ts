import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { journeysOf } from '../../machines/testing/journeys';
import { FLOWS, type FlowId } from '../model/flows';
import type { Recording } from '../model/recording';
import { startWalk } from '../walk/session';
import { generateTest } from './generateTest';
import { replay } from './replay';

async function recordWalk(
  flow: FlowId,
  input: Readonly<Record<string, unknown>>,
  events: readonly { readonly type: string }[],
  from?: Recording['from'],
): Promise<Recording> {
  const walk = startWalk(flow, input, { now: () => 1_000, from });
  for (const event of events) await walk.send(event);
  walk.stop();
  return walk.recording();
}

const root = path.resolve(__dirname, '../../..');

/** Runs Biome on the source of a test in src/machines. @returns its output */
function biome(command: 'format' | 'check', source: string): string {
  const file = 'src/machines/generated.test.ts';
  const program = path.join(root, 'node_modules/.bin/biome');
  const options = command === 'check' ? ['--error-on-warnings', '--write'] : [];
  const { stdout, stderr, status } = spawnSync(
    program,
    [command, ...options, `--stdin-file-path=${file}`],
    { cwd: root, input: source, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const toCode = [
  { type: 'email.typed', email: 'aina@example.com' },
  { type: 'email.submitted' },
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } },
];

test('generates a test that sends the events of the recording', async () => {
  const source = generateTest(await recordWalk('registration', {}, toCode.slice(0, 2)));
  expect(source).toBe(`import { createPausedActor } from './pausedActor';
import { registrationMachine } from './registration';

test('Registration: email.typed, email.submitted', async () => {
  const flow = createPausedActor(registrationMachine, {});
  expect(flow.snapshot().value).toEqual('enteringEmail');

  await flow.send({ type: 'email.typed', email: 'xxxx@xxxxxxx.xxx' });
  expect(flow.snapshot().value).toEqual('enteringEmail');

  await flow.send({ type: 'email.submitted' });
  expect(flow.snapshot().value).toEqual('sendingCode');

  expect([...flow.takenTransitions]).toEqual([
    'registration.enteringEmail | email.typed | 0',
    'registration.enteringEmail | email.submitted | 0',
  ]);
});
`);
});

describe.each(FLOWS)('of %s', (flow) => {
  test('generates tests of every journey in the format of Biome', async () => {
    const sources: string[] = [];
    for (const { input, steps } of journeysOf[flow]) {
      const events = steps.map(({ event }) => event);
      sources.push(generateTest(await recordWalk(flow, input, events)));
    }
    // All tests in one process, without their imports.
    const source = sources.map((one) => one.slice(one.indexOf('test('))).join('\n');
    expect(biome('format', source)).toBe(source);
  });

  test('generates a test without lint errors', async () => {
    const [journey] = journeysOf[flow];
    const events = journey?.steps.map(({ event }) => event) ?? [];
    const source = generateTest(await recordWalk(flow, journey?.input ?? {}, events));
    expect(biome('check', source)).toBe(source);
  });
});

test('the test of a restored flow starts from its snapshot', async () => {
  const from = {
    status: 'active',
    value: { enteringCode: 'readyToResend' },
    context: {
      email:
        "o'neil.of.a.long.name.indeed.and.longer.still@an.even.longer.name.of.a.domain.example.my",
      name: 'the "boss"',
      resendAt: 1,
      problem: null,
    },
    children: {},
    historyValue: {},
  };
  const recording = await recordWalk('registration', {}, [{ type: 'code.resendRequested' }], from);
  const source = generateTest(recording);
  expect(source).toContain(
    'createPausedActor(registrationMachine, {}, { snapshot: snapshot as never })',
  );
  expect(biome('format', source)).toBe(source);
});

test('the test of a replay that diverged follows the replayed steps', async () => {
  const { steps, ...rest } = await recordWalk('registration', {}, toCode);
  const changed = steps.map((step, index) =>
    index === 2 ? { ...step, value: 'registered', arrows: ['gone'] } : step,
  );
  const { divergence, recording } = await replay({ ...rest, steps: changed });
  expect(divergence?.index).toBe(2);
  expect(generateTest(recording)).toBe(generateTest({ ...rest, steps: steps.slice(0, 3) }));
});
