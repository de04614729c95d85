import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { space } from '../../theme/tokens';
import type { Chart } from '../model/chart';
import { Muted, PanelTitle, Part, ToolButton } from '../parts/controls';
import { shortId } from '../parts/describe';
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

/** One recording, or all together. */
export interface Source {
  readonly name: string;
  readonly coverage: Coverage;
}

interface CoveragePanelProps {
  readonly chart: Chart;
  /** What was walked all together first, then by recording. */
  readonly sources: readonly Source[];
  readonly chosen: number;
  readonly onChoose: (source: number) => void;
  readonly onPoint: (id: string) => void;
  /** Walks to what is missing. */
  readonly onWalk: (id: string) => void;
  readonly onForget: () => void;
}

/** What of a chart was walked, by which recording, and how to get to the rest. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { chart, sources, chosen, onChoose, onForget } = props;
  const coverage = sources[chosen]?.coverage ?? sources[0]?.coverage;
  if (coverage === undefined) return null;
  return (
    <>
      <Part aria-label="Coverage">
        <PanelTitle>Coverage</PanelTitle>
        <Muted>
          What walks, live runs and replays of this browser went over. The rest is pale.
        </Muted>
        {sources.map((source, index) => (
          <ToolButton
            key={source.name}
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            {`${source.name}: ${percent(source.coverage.arrows)} of arrows`}
          </ToolButton>
        ))}
        {(['arrows', 'states'] as const).map((what) => (
          <div key={what}>
            <Muted>{`${coverage[what].walked} of ${coverage[what].all} ${what}`}</Muted>
            <Meter
              aria-label={`${what} walked`}
              value={coverage[what].walked}
              max={coverage[what].all}
            />
          </div>
        ))}
        <ToolButton type="button" onClick={onForget}>
          Forget what was walked
        </ToolButton>
      </Part>
      <ChunkLoadError {...props} chart={chart} coverage={coverage} />
    </>
  );
}

function ChunkLoadError({
  chart,
  coverage,
  onPoint,
  onWalk,
}: Pick<CoveragePanelProps, 'chart' | 'onPoint' | 'onWalk'> & { readonly coverage: Coverage }) {
  if (coverage.missing.length === 0) {
    return (
      <Part aria-label="Missing">
        <Muted>Nothing is missing: every state and every arrow was walked.</Muted>
      </Part>
    );
  }
  const missing = new Set(coverage.missing);
  const isMissing = (id: string) => missing.has(id);
  const entry = (id: string, text: string) => (
    <li key={id}>
      <button type="button" onClick={() => onPoint(id)}>
        {text}
      </button>
      <ToolButton
        type="button"
        aria-label={`Walk to ${nameOf(chart, id)}`}
        onClick={() => onWalk(id)}
      >
        Walk
      </ToolButton>
    </li>
  );
  return (
    <Part aria-label="Missing">
      <PanelTitle>{`Missing (${coverage.missing.length})`}</PanelTitle>
      {chart.states.map(({ id: state }) => {
        const arrows = chart.arrows.filter(({ id, source }) => source === state && isMissing(id));
        if (arrows.length === 0 && !isMissing(state)) return null;
        return (
          <div key={state}>
            <Subtitle>{shortId(chart, state)}</Subtitle>
            <Missing>
              {isMissing(state) ? entry(state, 'never entered') : null}
              {arrows.map(({ id, label, guard }) =>
                entry(id, guard === null ? label : `${label} [${guard}]`),
              )}
            </Missing>
          </div>
        );
      })}
    </Part>
  );
}

const percent = ({ walked, all }: { readonly walked: number; readonly all: number }) =>
  `${Math.floor((100 * walked) / all)} %`;

/** A state by its place, an arrow by where it leaves and what it waits for. */
function nameOf(chart: Chart, id: string): string {
  const arrow = chart.arrows.find((one) => one.id === id);
  if (arrow === undefined) return shortId(chart, id);
  const guard = arrow.guard === null ? '' : ` [${arrow.guard}]`;
  return `${shortId(chart, arrow.source)}: ${arrow.label}${guard}`;
}
