import { type ReactElement, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import { boundingBox, stepBox, transitionBoxes } from '../canvas/boxes';
import { Canvas } from '../canvas/Canvas';
import { collapse } from '../canvas/collapse';
import { useView } from '../canvas/useView';
import { useConfig } from '../config';
import type { Drawing } from '../layout/drawing';
import { initialStateOf, type Statechart } from '../model/statechart';
import { type Marks, type Run, type StepView, stepViewOf } from '../model/stepView';
import { readStored, writeStored } from '../storage';
import { DESKTOP, media, s, space } from '../theme';
import { Details, PossibleNow, StepDetails } from './Details';
import { Outline } from './Outline';
import { Timeline } from './Timeline';
import { Toolbar } from './Toolbar';
import { useKeyboardShortcuts } from './useKeyboardShortcuts';

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

  ${media.belowDesktop} {
    order: -1;
    height: max(360px, 62vh);
  }
`;

const Side = styled.aside`
  padding-bottom: ${space(3)};
  border-left: 1px solid ${s('line')};
  background: ${s('surface')};

  ${media.desktop} {
    overflow: auto;
  }
`;

interface StageProps {
  /** What is drawn. */
  readonly statechart: Statechart;
  /** The statechart of the current flow: all of it, or a part. */
  readonly part: Statechart;
  readonly machine: AnyStateMachine;
  /** The id of the selected state or transition. */
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Opens another flow at one of its states or transitions. */
  readonly onOpen: (flow: string, id: string) => void;
  /** Whether what is selected has to be shown at first, even where a reload restores the view. */
  readonly isOpened: boolean;
  readonly drawing: Drawing;
  readonly run: Run | null;
  /** Visited states and transitions, in the coverage mode. */
  readonly visited: ReadonlySet<string> | undefined;
  /** The panels of the current mode; `choose` selects a state or a transition. */
  readonly children: (choose: (id: string) => void) => ReactElement;
}

const panelsSchema = v.object({ states: v.boolean(), side: v.boolean() });

export function Stage(props: StageProps) {
  const { statechart, part, machine, drawing, run, visited, selected, children } = props;
  const { onSelect, onOpen, isOpened } = props;
  const { namespace } = useConfig();
  const panelsKey = `${namespace}:flows:panels`;
  const search = useRef<HTMLInputElement>(null);
  const side = useRef<HTMLElement>(null);
  const [panels, setPanels] = useState(() =>
    readStored('localStorage', panelsKey, panelsSchema, {
      // On narrow screens the tree of states is hidden at first.
      states: window.innerWidth >= DESKTOP,
      side: true,
    }),
  );
  const showPanel = (change: Partial<typeof panels>) => {
    const next = { ...panels, ...change };
    writeStored('localStorage', panelsKey, next);
    setPanels(next);
  };
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    () => collapse(statechart, drawing, collapsed),
    [statechart, drawing, collapsed],
  );
  const control = useView(
    shown.drawing,
    initialStateOf(part),
    `${namespace}:flows:view:${part.id}`,
  );
  const { recording, index = 0 } = run ?? {};
  const stepView = useMemo(
    () => (recording ? stepViewOf(part, recording, index) : null),
    [part, recording, index],
  );
  // The drawing only renders again when its marks change, not while it is zoomed.
  const marks = useMemo(
    (): Marks => ({ selected, visited, ...stepView }),
    [selected, visited, stepView],
  );

  const reveal = (id: string, from = shown) => {
    const box =
      from.drawing.states[id] ??
      from.drawing.transitions[id]?.label ??
      boundingBox(transitionBoxes(from.statechart, from.drawing, id));
    if (box) control.show(box);
  };
  /** Selects a state or a transition. What hides it is expanded. */
  const choose = (id: string) => {
    const source = statechart.transitions.find((one) => one.id === id)?.source ?? id;
    const expanded = new Set([...collapsed].filter((one) => !source.startsWith(`${one}.`)));
    if (expanded.size < collapsed.size) setCollapsed(expanded);
    onSelect(id);
    reveal(id, collapse(statechart, drawing, expanded));
  };
  const toggle = (id: string) => {
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    setCollapsed(next);
  };

  // A link to a state or a transition shows it, unless a reload restores the view.
  const revealLinked = useEffectEvent(() => {
    if (selected !== null && (isOpened || !control.isRestored)) reveal(selected);
  });
  useEffect(() => revealLinked(), []);

  const follow = useEffectEvent((now: StepView | null) => {
    const box = now && stepBox(shown.statechart, shown.drawing, now);
    if (box) control.follow(box);
  });
  useEffect(() => follow(stepView), [stepView]);

  // Another part of the same chart, unless a recording shows where it is.
  const shownPart = useRef(part.id);
  const revealPart = useEffectEvent((id: string) => {
    if (id !== shownPart.current && stepView === null) reveal(initialStateOf(part));
    shownPart.current = id;
  });
  useEffect(() => revealPart(part.id), [part.id]);

  const openSearch = () => {
    flushSync(() => showPanel({ states: true }));
    search.current?.focus();
  };
  /** Moves the keyboard to the first event of a walk, else to the panel. */
  const openPanel = () => {
    flushSync(() => showPanel({ side: true }));
    const first = side.current?.querySelector<HTMLElement>('[data-events] button');
    (first ?? side.current)?.focus();
  };
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected !== null) details.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  useKeyboardShortcuts([
    ['/', openSearch],
    ['[', () => showPanel({ states: !panels.states })],
    [']', () => showPanel({ side: !panels.side })],
    ['p', openPanel],
  ]);

  return (
    <Body>
      <Outline
        isShown={panels.states}
        statechart={statechart}
        marks={marks}
        searchField={search}
        collapsed={collapsed}
        onChoose={choose}
        onOpen={onOpen}
        onToggle={toggle}
      />
      <Middle>
        <Toolbar
          statechart={part}
          machine={machine}
          drawing={drawing}
          control={control}
          panels={panels}
          onPanels={showPanel}
        />
        <Canvas
          statechart={shown.statechart}
          drawing={shown.drawing}
          marks={marks}
          control={control}
          onSelect={onSelect}
          onFocusTransition={reveal}
        />
        {run ? <Timeline {...run} /> : null}
      </Middle>
      <Side ref={side} aria-label="Panel" tabIndex={-1} hidden={!panels.side}>
        {selected === null ? null : (
          <div ref={details}>
            <Details statechart={statechart} selected={selected} onChoose={choose} />
          </div>
        )}
        {children(choose)}
        {recording && stepView ? (
          <StepDetails
            statechart={part}
            step={stepView.step}
            before={recording.steps[index - 1]?.context}
          />
        ) : null}
        {stepView && stepView.possible.size > 0 ? (
          <PossibleNow statechart={part} possible={stepView.possible} onChoose={choose} />
        ) : null}
      </Side>
    </Body>
  );
}
