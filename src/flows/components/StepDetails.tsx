import type { Step } from '../model/recording';
import { describeEvent, type Statechart } from '../model/statechart';
import { valueText } from '../model/stepView';
import { Code, Facts, Muted, Panel, Pre } from './controls';
import { transitionText, verdictText } from './describe';

interface StepDetailsProps {
  readonly statechart: Statechart;
  readonly step: Step;
  /** The context before the step, to show what it changed. */
  readonly before: Step['context'] | undefined;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The details of a step: the event, the taken transitions, the guard results, and the context after it. */
export function StepDetails({ statechart, step, before }: StepDetailsProps) {
  const { type, ...payload } = step.event;
  const changed = before
    ? Object.entries(step.context).filter(([name, value]) => json(value) !== json(before[name]))
    : [];
  return (
    <>
      <Panel label="This step" title={describeEvent(type).label}>
        {Object.keys(payload).length > 0 ? <Pre>{json(payload)}</Pre> : null}
        <Facts>
          <dt>Taken</dt>
          <dd>
            {step.arrows.length === 0 ? <span>no transition</span> : null}
            {step.arrows.map((id) => (
              <div key={id}>
                <Code>{transitionText(statechart, id)}</Code>
              </div>
            ))}
          </dd>
          {step.verdicts.length > 0 ? <dt>Because</dt> : null}
          {step.verdicts.length > 0 ? (
            <dd>
              {step.verdicts.map((verdict) => (
                <div key={verdict.arrow}>
                  <Code>{verdict.guard}</Code> <span>{verdictText(verdict)}</span>
                </div>
              ))}
            </dd>
          ) : null}
          <dt>Now in</dt>
          <dd>
            <Code>{valueText(step.value)}</Code>
            {step.status === 'active' ? null : <span>{` (${step.status})`}</span>}
          </dd>
        </Facts>
      </Panel>
      <Panel label="Context">
        {changed.length > 0 ? (
          <>
            <Muted>Changed by this step</Muted>
            <Pre>{json(Object.fromEntries(changed))}</Pre>
          </>
        ) : null}
        <details>
          <summary>All of it</summary>
          <Pre>{json(step.context)}</Pre>
        </details>
        <Muted>Typed texts are masked: letters read x, digits 0.</Muted>
      </Panel>
    </>
  );
}
