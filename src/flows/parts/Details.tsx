import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import type { Chart, ChartArrow, ChartState } from '../model/chart';
import { Code, Facts, Muted, PanelTitle, Part } from './controls';
import { shortId } from './describe';

/** A state or an arrow in a text, to be selected. */
export const Link = styled.button`
  min-height: 26px;
  color: ${s('accentStrong')};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
`;

interface DetailsProps {
  readonly chart: Chart;
  readonly selected: string;
  readonly onChoose: (id: string) => void;
}

/** What is selected on the drawing, in words: a state or an arrow, with all that belongs to it. */
export function Details({ chart, selected, onChoose }: DetailsProps) {
  const state = chart.states.find(({ id }) => id === selected);
  const arrow = chart.arrows.find(({ id }) => id === selected);
  if (state) return <StateDetails {...{ chart, state, onChoose }} />;
  return arrow ? <ArrowDetails {...{ chart, arrow, onChoose }} /> : null;
}

function StateDetails({
  chart,
  state,
  onChoose,
}: Omit<DetailsProps, 'selected'> & { readonly state: ChartState }) {
  const out = chart.arrows.filter(({ source }) => source === state.id);
  const into = chart.arrows.filter(({ targets }) => targets.includes(state.id));
  return (
    <Part aria-label="Selected state">
      <PanelTitle>{state.key}</PanelTitle>
      {state.description ? <Muted>{state.description}</Muted> : null}
      <Facts>
        <dt>Kind</dt>
        <dd>{state.kind}</dd>
        {list('Tags', state.tags)}
        {list(
          'Effects',
          state.invokes.map(({ id }) => id),
        )}
        {list('On entry', state.entry)}
        {list('On exit', state.exit)}
        {arrowList('Leads out', chart, out, onChoose)}
        {arrowList('Leads in', chart, into, onChoose)}
      </Facts>
    </Part>
  );
}

function ArrowDetails({
  chart,
  arrow,
  onChoose,
}: Omit<DetailsProps, 'selected'> & { readonly arrow: ChartArrow }) {
  const ends = arrow.targets.length === 0 ? [arrow.source] : arrow.targets;
  return (
    <Part aria-label="Selected arrow">
      <PanelTitle>{arrow.label}</PanelTitle>
      <Facts>
        <dt>From</dt>
        <dd>
          <Link type="button" onClick={() => onChoose(arrow.source)}>
            {shortId(chart, arrow.source)}
          </Link>
        </dd>
        <dt>To</dt>
        <dd>
          {ends.map((id) => (
            <Link key={id} type="button" onClick={() => onChoose(id)}>
              {shortId(chart, id)}
            </Link>
          ))}
          {arrow.targets.length === 0 ? <span> (stays)</span> : null}
        </dd>
        {list('Only if', arrow.guard === null ? [] : [arrow.guard])}
        {list('Does', arrow.actions)}
        {arrow.event === '' ? null : list('Event', [arrow.event])}
      </Facts>
    </Part>
  );
}

function list(name: string, values: readonly string[]) {
  if (values.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Code>{values.join(', ')}</Code>
      </dd>
    </>
  );
}

function arrowList(
  name: string,
  chart: Chart,
  arrows: readonly ChartArrow[],
  onChoose: DetailsProps['onChoose'],
) {
  if (arrows.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {arrows.map(({ id, label, guard, source, targets }) => (
          <div key={id}>
            <Link type="button" onClick={() => onChoose(id)}>
              {[
                label,
                guard === null ? '' : ` [${guard}]`,
                name === 'Leads in' ? ` from ${shortId(chart, source)}` : '',
                name === 'Leads out' && targets[0] ? ` to ${shortId(chart, targets[0])}` : '',
              ].join('')}
            </Link>
          </div>
        ))}
      </dd>
    </>
  );
}
