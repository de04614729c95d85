import { type ReactElement, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { media, space } from '../../theme/tokens';
import { Canvas } from '../canvas/Canvas';
import { useView } from '../canvas/useView';
import type { Drawing } from '../model/drawing';
import type { Statechart } from '../model/statechart';
import { type StepView, stepViewOf } from '../model/stepView';
import type { Run } from '../run';
import type { Marks } from '../statechart/marks';
import { boxesToReveal, initialBox } from './boxesToReveal';
import { Details } from './Details';
import { Outline } from './Outline';
import { PossibleNow } from './PossibleNow';
import { StepDetails } from './StepDetails';
import { Timeline } from './Timeline';
import { Toolbar } from './Toolbar';
import { useKeyboardShortcuts } from './useKeyboardShortcuts';
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
  readonly statechart: Statechart;
  readonly drawing: Drawing;
  /** The run that the statechart shows. */
  readonly run: Run | null;
  /** Visited states and transitions, in the coverage mode. */
  readonly visited: ReadonlySet<string> | undefined;
  /** The id to select; null changes nothing. */
  readonly highlighted: string | null;
  /** The panels of the current mode. */
  readonly children: readonly (ReactElement | null)[];
}

const NONE: ReadonlySet<string> = new Set();

/** One statechart: its tree of states, its drawing, the steps of a run, and their details. */
export function Stage({ statechart, drawing, run, visited, highlighted, children }: StageProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const panels = usePanels();
  const control = useView(canvas, drawing, initialBox(statechart, drawing));
  const [selected, setSelected] = useState<string | null>(null);
  const stepView = useMemo(
    () => run && stepViewOf(statechart, run.recording, run.index),
    [statechart, run],
  );
  const marks = useMemo(
    (): Marks => ({ selected, ...(visited ? { visited } : {}), ...stepView }),
    [selected, visited, stepView],
  );

  const reveal = (id: string) => {
    const source = statechart.transitions.find((one) => one.id === id)?.source ?? '';
    const box = drawing.states[id] ?? drawing.transitions[id]?.label ?? drawing.states[source];
    if (box) control.show(box);
  };
  const choose = (id: string) => {
    setSelected(id);
    reveal(id);
  };
  const select = useEffectEvent(choose);
  useEffect(() => {
    if (highlighted !== null) select(highlighted);
  }, [highlighted]);

  /** Moves the states of the current step into view. */
  const follow = useEffectEvent((now: StepView | null) => {
    if (now) control.reveal(...boxesToReveal(statechart, drawing, now));
  });
  const isMeasured = control.screen.width > 0;
  useEffect(() => {
    if (isMeasured) follow(stepView);
  }, [stepView, isMeasured]);

  useKeyboardShortcuts([
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
        statechart={statechart}
        active={stepView?.active ?? NONE}
        visited={visited}
        selected={selected}
        search={search}
        onChoose={choose}
      />
      <Middle>
        <Toolbar
          name={statechart.id}
          drawing={drawing}
          control={control}
          svg={svg}
          panels={panels}
        />
        <Canvas
          statechart={statechart}
          drawing={drawing}
          marks={marks}
          control={control}
          container={canvas}
          svg={svg}
          onSelect={setSelected}
          onFocusTransition={reveal}
        />
        {run ? <Timeline {...run} /> : null}
      </Middle>
      <Side aria-label="Panel" hidden={!panels.shown.side}>
        {children}
        {selected === null ? null : (
          <Details statechart={statechart} selected={selected} onChoose={choose} />
        )}
        {run && stepView ? (
          <StepDetails
            statechart={statechart}
            step={stepView.step}
            before={run.recording.steps[run.index - 1]?.context ?? null}
          />
        ) : null}
        {stepView && stepView.possible.size > 0 ? (
          <PossibleNow statechart={statechart} possible={stepView.possible} onChoose={choose} />
        ) : null}
      </Side>
    </Body>
  );
}
