import { type ReactElement, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { media, space } from '../../theme/tokens';
import { Canvas } from '../canvas/Canvas';
import { useView } from '../canvas/useView';
import type { Marks } from '../chart/marks';
import type { Chart } from '../model/chart';
import type { Drawing } from '../model/drawing';
import { type StepView, stepViewOf } from '../model/stepView';
import type { Run } from '../run';
import { Details } from './Details';
import { Outline } from './Outline';
import { PossibleNow } from './PossibleNow';
import { boxesOf, startOf } from './places';
import { StepDetails } from './StepDetails';
import { Timeline } from './Timeline';
import { Toolbar } from './Toolbar';
import { useKeys } from './useKeys';
import { usePanels } from './usePanels';

const Body = styled.main`
  display: flex;
  flex: 1;
  min-height: 0;

  > nav {
    flex: 0 0 228px;
  }
  > aside {
    flex: 0 0 324px;
  }

  ${media.belowDesktop} {
    flex-direction: column;
    overflow: auto;

    > * {
      flex: none !important;
    }
  }
`;

const Middle = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  ${media.belowDesktop} {
    order: -1;
    height: max(360px, 62vh);
  }
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
  readonly children: readonly (ReactElement | null)[];
}

const NONE: ReadonlySet<string> = new Set();

/** One chart with its states as a tree, its drawing, the steps that are played on it, and what is said of them. */
export function Stage({ chart, drawing, run, walked, pointed, children }: StageProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const panels = usePanels();
  const control = useView(canvas, drawing, startOf(chart, drawing));
  const [selected, setSelected] = useState<string | null>(null);
  const moment = useMemo(() => run && stepViewOf(chart, run.recording, run.index), [chart, run]);
  const marks = useMemo(
    (): Marks => ({ selected, ...(walked ? { walked } : {}), ...moment }),
    [selected, walked, moment],
  );

  const see = (id: string) => {
    const source = chart.arrows.find((one) => one.id === id)?.source ?? '';
    const box = drawing.states[id] ?? drawing.arrows[id]?.label ?? drawing.states[source];
    if (box) control.show(box);
  };
  const choose = (id: string) => {
    setSelected(id);
    see(id);
  };
  const point = useEffectEvent(choose);
  useEffect(() => {
    if (pointed !== null) point(pointed);
  }, [pointed]);

  /** What happens is kept in sight, without a jump where it is already. */
  const follow = useEffectEvent((now: StepView | null) => {
    if (now) control.reveal(...boxesOf(chart, drawing, now));
  });
  const isMeasured = control.screen.width > 0;
  useEffect(() => {
    if (isMeasured) follow(moment);
  }, [moment, isMeasured]);

  useKeys([
    [
      '/',
      () => {
        flushSync(() => panels.show({ states: true }));
        search.current?.focus();
      },
    ],
    ['[', () => panels.show({ states: !panels.shown.states })],
    [']', () => panels.show({ side: !panels.shown.side })],
  ]);

  return (
    <Body>
      <Outline
        isShown={panels.shown.states}
        chart={chart}
        active={moment?.active ?? NONE}
        walked={walked}
        selected={selected}
        search={search}
        onChoose={choose}
      />
      <Middle>
        <Toolbar name={chart.id} drawing={drawing} control={control} svg={svg} panels={panels} />
        <Canvas
          chart={chart}
          drawing={drawing}
          marks={marks}
          control={control}
          place={canvas}
          svg={svg}
          onSelect={setSelected}
          onReach={see}
        />
        {run ? <Timeline {...run} /> : null}
      </Middle>
      <Side aria-label="Panel" hidden={!panels.shown.side}>
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
