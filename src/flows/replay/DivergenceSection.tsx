import { Code, Facts, PanelSection, PanelTitle, Problem } from '../components/controls';
import { transitionText, verdictText } from '../components/describe';
import type { Step, Verdict } from '../model/recording';
import type { Statechart } from '../model/statechart';
import { valueText } from '../model/stepView';
import type { Difference, Divergence } from './replay';

const NAMES: Readonly<Record<string, string>> = {
  arrows: 'Transitions',
  value: 'States',
  status: 'Status',
  verdicts: 'Guards',
};

interface DivergenceSectionProps {
  readonly statechart: Statechart;
  readonly divergence: Divergence;
}

/** Shows the first difference of a replay: the recorded and the new values of that step. */
export function DivergenceSection({ statechart, divergence }: DivergenceSectionProps) {
  const { index, reason, differences } = divergence;
  return (
    <PanelSection aria-label="Divergence">
      <Problem role="alert">{`Step ${index + 1} went another way. ${reason}`}</Problem>
      {differences.map((difference) => (
        <div key={difference.what}>
          <PanelTitle as="h3">{NAMES[difference.what] ?? difference.what}</PanelTitle>
          <Facts>
            <dt>Recorded</dt>
            <dd>
              <Code>{differenceText(statechart, difference, 'recorded')}</Code>
            </dd>
            <dt>Now</dt>
            <dd>
              <Code>{differenceText(statechart, difference, 'replayed')}</Code>
            </dd>
          </Facts>
        </div>
      ))}
    </PanelSection>
  );
}

function differenceText(
  statechart: Statechart,
  difference: Difference,
  side: 'recorded' | 'replayed',
): string {
  const { what, [side]: value } = difference;
  switch (what) {
    case 'arrows':
      return (
        (value as Step['arrows']).map((id) => transitionText(statechart, id)).join('; ') || 'none'
      );
    case 'verdicts':
      return (
        (value as readonly Verdict[])
          .map((verdict) => `${verdict.guard} ${verdictText(verdict)}`)
          .join('; ') || 'none was evaluated'
      );
    case 'value':
      return valueText(value as Step['value']);
    default:
      return value === undefined ? 'nothing' : JSON.stringify(value);
  }
}
