import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { media, space } from '../../theme/tokens';
import { Canvas } from '../canvas/Canvas';
import { useView } from '../canvas/useView';
import type { Marks } from '../chart/marks';
import type { Chart } from '../model/chart';
import type { Box, Drawing } from '../model/drawing';
import { type Moment, momentOf } from '../model/moment';
import type { Run } from '../run';
import { Details } from './Details';
import { Outline } from './Outline';
import { PossibleNow } from './PossibleNow';
import { StepDetails } from './StepDetails';
import { Timeline } from './Timeline';
import { Toolbar } from './Toolbar';

const Body = styled.main`
  display: grid;
  flex: 1;
  grid-template-columns: 232px minmax(0, 1fr) 340px;
  min-height: 0;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(320px, 60vh) auto auto;
    overflow: auto;
  }
`;

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  ${media.belowDesktop} {
    order: -1;
  }
`;

const Drawn = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;

const Side = styled.aside`
  min-height: 0;
  padding-bottom: ${space(3)};
  border-left: 1px solid ${s('line')};
  background: ${s('surface')};

  ${media.desktop} {
    overflow: auto;
  }
`;

export interface StageProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  /** What is played on the chart. */
  readonly run: Run | null;
  /** What was walked, where that is to be seen. */
  readonly walked: ReadonlySet<string> | undefined;
  /** Selected from outside, by an id; null leaves it. */
  readonly pointed: string | null;
  /** What this mode has to say and to press. */
  readonly children: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** What is to be seen of a moment, the weightiest first: where the arrows taken lead, then the other innermost states. */
function boxesOf(chart: Chart, drawing: Drawing, { active, last }: Moment): readonly Box[] {
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const innermost = [...active].filter((id) => !parents.has(id));
  const reached = chart.arrows.filter(({ id }) => last.has(id)).flatMap(({ targets }) => targets);
  const isReached = (id: string) => reached.some((to) => id === to || id.startsWith(`${to}.`));
  const ordered = innermost.toSorted((a, b) => Number(isReached(b)) - Number(isReached(a)));
  return ordered.flatMap((id) => {
    const box = drawing.states[id];
    return box === undefined ? [] : [box];
  });
}

/** One chart with its states as a tree, its drawing, the steps that are played on it, and what is said of them. */
export function Stage({ chart, drawing, run, walked, pointed, children }: StageProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const control = useView(canvas, drawing);
  const [selected, setSelected] = useState<string | null>(null);
  const moment = useMemo(() => run && momentOf(chart, run.recording, run.index), [chart, run]);
  const marks = useMemo(
    (): Marks => ({ selected, ...(walked ? { walked } : {}), ...moment }),
    [selected, walked, moment],
  );

  const choose = (id: string) => {
    setSelected(id);
    const source = chart.arrows.find((one) => one.id === id)?.source ?? '';
    const box = drawing.states[id] ?? drawing.arrows[id]?.label ?? drawing.states[source];
    if (box) control.reveal(box);
  };
  const point = useEffectEvent(choose);
  useEffect(() => {
    if (pointed !== null) point(pointed);
  }, [pointed]);

  /** What happens is kept in sight, without a jump where it is already. */
  const follow = useEffectEvent((now: Moment | null) => {
    if (now) control.reveal(...boxesOf(chart, drawing, now));
  });
  const isMeasured = control.screen.width > 0;
  useEffect(() => {
    if (isMeasured) follow(moment);
  }, [moment, isMeasured]);

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, textarea, select') !== null;
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', focusSearch);
    return () => window.removeEventListener('keydown', focusSearch);
  }, []);

  return (
    <Body>
      <Outline
        chart={chart}
        active={moment?.active ?? NONE}
        walked={walked}
        selected={selected}
        search={search}
        onChoose={choose}
      />
      <Middle>
        <Drawn>
          <Toolbar name={chart.id} drawing={drawing} control={control} svg={svg} />
          <Canvas
            chart={chart}
            drawing={drawing}
            marks={marks}
            control={control}
            place={canvas}
            svg={svg}
            onSelect={setSelected}
          />
        </Drawn>
        {run ? <Timeline {...run} /> : null}
      </Middle>
      <Side aria-label="Panel">
        {children}
        {selected === null ? null : <Details chart={chart} selected={selected} onChoose={choose} />}
        {run && moment ? (
          <StepDetails
            chart={chart}
            step={moment.step}
            before={run.recording.steps[run.index - 1]?.context ?? null}
          />
        ) : null}
        {moment && moment.possible.size > 0 ? (
          <PossibleNow chart={chart} possible={moment.possible} onChoose={choose} />
        ) : null}
      </Side>
    </Body>
  );
}
