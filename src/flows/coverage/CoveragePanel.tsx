import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { space } from '../../theme/tokens';
import { Muted, PanelSection, PanelTitle, ToolButton } from '../components/controls';
import { shortId } from '../components/describe';
import type { Statechart } from '../model/statechart';
import type { Coverage } from './coverage';

const Missing = styled.ul`
  display: grid;
  gap: ${space(0.75)};
  font-size: 0.8125rem;
  line-height: 1.4;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)};
  }
  button:first-child {
    min-width: 0;
    min-height: 26px;
    text-align: left;
    overflow-wrap: anywhere;
  }
`;

const Subtitle = styled(PanelTitle).attrs({ as: 'h3' })`
  padding-bottom: ${space(0.5)};
`;

const Meter = styled.meter`
  width: 100%;
  height: 12px;
  accent-color: ${s('accent')};
`;

/** The coverage of one recording, or of all together. */
export interface Source {
  readonly name: string;
  readonly coverage: Coverage;
}

interface CoveragePanelProps {
  readonly statechart: Statechart;
  /** All together first, then each recording. */
  readonly sources: readonly Source[];
  readonly chosen: number;
  readonly onChoose: (source: number) => void;
  readonly onHighlight: (id: string) => void;
  /** Walks to a missing state or transition. */
  readonly onWalk: (id: string) => void;
  readonly onForget: () => void;
}

/** The panel of the coverage mode: the coverage by recording, and the missing states and transitions. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { statechart, sources, chosen, onChoose, onForget } = props;
  const coverage = sources[chosen]?.coverage ?? sources[0]?.coverage;
  if (coverage === undefined) return null;
  return (
    <>
      <PanelSection aria-label="Coverage">
        <PanelTitle>Coverage</PanelTitle>
        <Muted>
          Everything that walks, live runs and replays of this browser visited. The rest is pale.
        </Muted>
        {sources.map((source, index) => (
          <ToolButton
            key={source.name}
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            {`${source.name}: ${percent(source.coverage.transitions)} of transitions`}
          </ToolButton>
        ))}
        {(['transitions', 'states'] as const).map((what) => (
          <div key={what}>
            <Muted>{`${coverage[what].visited} of ${coverage[what].all} ${what}`}</Muted>
            <Meter
              aria-label={`${what} visited`}
              value={coverage[what].visited}
              max={coverage[what].all}
            />
          </div>
        ))}
        <ToolButton type="button" onClick={onForget}>
          Forget all visits
        </ToolButton>
      </PanelSection>
      <MissingList {...props} statechart={statechart} coverage={coverage} />
    </>
  );
}

function MissingList({
  statechart,
  coverage,
  onHighlight,
  onWalk,
}: Pick<CoveragePanelProps, 'statechart' | 'onHighlight' | 'onWalk'> & {
  readonly coverage: Coverage;
}) {
  if (coverage.missing.length === 0) {
    return (
      <PanelSection aria-label="Missing">
        <Muted>Nothing is missing: every state and every transition was visited.</Muted>
      </PanelSection>
    );
  }
  const missing = new Set(coverage.missing);
  const isMissing = (id: string) => missing.has(id);
  const entry = (id: string, text: string) => (
    <li key={id}>
      <button type="button" onClick={() => onHighlight(id)}>
        {text}
      </button>
      <ToolButton
        type="button"
        aria-label={`Walk to ${nameOf(statechart, id)}`}
        onClick={() => onWalk(id)}
      >
        Walk
      </ToolButton>
    </li>
  );
  return (
    <PanelSection aria-label="Missing">
      <PanelTitle>{`Missing (${coverage.missing.length})`}</PanelTitle>
      {statechart.states.map(({ id: state }) => {
        const transitions = statechart.transitions.filter(
          ({ id, source }) => source === state && isMissing(id),
        );
        if (transitions.length === 0 && !isMissing(state)) return null;
        return (
          <div key={state}>
            <Subtitle>{shortId(statechart, state)}</Subtitle>
            <Missing>
              {isMissing(state) ? entry(state, 'never entered') : null}
              {transitions.map(({ id, label, guard }) =>
                entry(id, guard === null ? label : `${label} [${guard}]`),
              )}
            </Missing>
          </div>
        );
      })}
    </PanelSection>
  );
}

const percent = ({ visited, all }: { readonly visited: number; readonly all: number }) =>
  `${Math.floor((100 * visited) / all)} %`;

/** The name of a state, or of a transition: its source, event and guard. */
function nameOf(statechart: Statechart, id: string): string {
  const transition = statechart.transitions.find((one) => one.id === id);
  if (transition === undefined) return shortId(statechart, id);
  const guard = transition.guard === null ? '' : ` [${transition.guard}]`;
  return `${shortId(statechart, transition.source)}: ${transition.label}${guard}`;
}
