import type { AnyEventObject } from 'xstate';
import type { Flow } from '../flow';
import { type Recording, STOP_EVENT, type Step } from '../model/recording';
import { describeEvent } from '../model/statechart';
import { activeStates, valueText } from '../model/stepView';
import type { StoryScript } from '../model/storyScript';
import { titleOf } from './generateTest';

/**
 * Generates the source of a Playwright story from a recording. It performs each event on the page by roles and names, and checks
 * the page before an event of somebody and at the end. What the script of the flow does not know is a comment.
 */
export function generateStory(
  flow: Flow,
  script: StoryScript,
  { input, steps }: Recording,
): string {
  const [first, ...others] = steps.filter(({ event }) => event.type !== STOP_EVENT);
  const lines: string[] = [...script.open];
  if (Object.keys(input ?? {}).length > 0)
    lines.push(`// The recording began with an input: ${JSON.stringify(input)}.`);
  let shown: readonly string[] = [];
  const check = (step: Step | undefined) => {
    const names = step === undefined ? [] : activeStates('', step.value).map((id) => id.slice(1));
    const checks = names.flatMap((name) => script.states[name] ?? []);
    lines.push(...checks.filter((line) => !shown.includes(line)));
    shown = checks;
  };
  for (const [index, step] of others.entries()) {
    const { event, value } = step;
    const { kind, label } = describeEvent(event.type);
    if (kind !== 'event') {
      lines.push(`// ${label}: ${kind === 'error' ? failureHint(flow, event) : valueText(value)}`);
      continue;
    }
    check(others[index - 1] ?? first);
    const write = script.events[event.type];
    const written = write?.(event, others[index + 1]?.event) ?? [
      `// ${label}: this flow's script does not know how. ${JSON.stringify(event)}`,
    ];
    for (const line of written) addLine(lines, line);
  }
  check(others.at(-1) ?? first);
  const body = lines.map((line) => `  ${line}\n`).join('');
  const occurs = (name: string) => new RegExp(`\\b${name}\\b`).test(body.replace(/'[^']*'/g, ''));
  const fixtures = script.fixtures.filter(occurs).join(', ');
  return `// Format with: npx biome check --write <this file>
${importsOf(script, (name) => name === script.test || occurs(name))}
${script.test}(${JSON.stringify(titleOf(flow, steps))}, async ({ ${fixtures} }) => {
${body}});
`;
}

const failureHint = ({ failureName }: Flow, { error }: AnyEventObject) =>
  `it failed (${failureName?.(error) ?? 'unknown'}). Make the call fail here, unless the page does it by itself.`;

/** Adds a line. Of consecutive texts for the same field only the last matters. */
function addLine(lines: string[], line: string): void {
  const field = fieldOf(line);
  if (field !== undefined && field === fieldOf(lines.at(-1) ?? '')) lines.pop();
  lines.push(line);
}

const fieldOf = (line: string) => /^await (.+)\.fill\(/.exec(line)?.[1];

function importsOf({ imports }: StoryScript, isUsed: (name: string) => boolean): string {
  const used = Object.entries(imports).filter(([name]) => isUsed(name));
  return [...new Set(used.map(([, from]) => from))]
    .toSorted()
    .map((module) => {
      const names = used.flatMap(([name, from]) => (from === module ? [name] : [])).toSorted();
      return `import { ${names.join(', ')} } from '${module}';\n`;
    })
    .join('');
}
