import type { Chart } from '../model/chart';
import type { Step, Verdict } from '../model/recording';
import { valueText } from '../model/stepView';
import { Code, Facts, PanelTitle, Part, Problem } from '../parts/controls';
import { arrowText, verdictText } from '../parts/describe';
import type { Difference, Divergence } from './replay';

const NAMES: Readonly<Record<string, string>> = {
  arrows: 'Arrows',
  value: 'States',
  status: 'Status',
  verdicts: 'Guards',
};

interface DivergencePartProps {
  readonly chart: Chart;
  readonly divergence: Divergence;
}

/** Shows the first difference of a replay: the recorded and the new values of that step. */
export function DivergencePart({ chart, divergence }: DivergencePartProps) {
  const { index, reason, differences } = divergence;
  return (
    <Part aria-label="Divergence">
      <Problem role="alert">{`Step ${index + 1} went another way. ${reason}`}</Problem>
      {differences.map((difference) => (
        <div key={difference.what}>
          <PanelTitle as="h3">{NAMES[difference.what] ?? difference.what}</PanelTitle>
          <Facts>
            <dt>Recorded</dt>
            <dd>
              <Code>{told(chart, difference, 'recorded')}</Code>
            </dd>
            <dt>Now</dt>
            <dd>
              <Code>{told(chart, difference, 'replayed')}</Code>
            </dd>
          </Facts>
        </div>
      ))}
    </Part>
  );
}

function told(chart: Chart, difference: Difference, side: 'recorded' | 'replayed'): string {
  const { what, [side]: value } = difference;
  switch (what) {
    case 'arrows':
      return (value as Step['arrows']).map((id) => arrowText(chart, id)).join('; ') || 'none';
    case 'verdicts':
      return (
        (value as readonly Verdict[])
          .map((verdict) => `${verdict.guard} ${verdictText(verdict)}`)
          .join('; ') || 'none was asked'
      );
    case 'value':
      return valueText(value as Step['value']);
    default:
      return value === undefined ? 'nothing' : JSON.stringify(value);
  }
}
