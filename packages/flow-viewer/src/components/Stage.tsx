import { type ReactElement, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import * as v from 'valibot';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { Canvas } from '../canvas/Canvas';
import { framingOf } from '../canvas/framing';
import { Minimap } from '../canvas/Minimap';
import { useView, viewKey } from '../canvas/useView';
import { useConfig } from '../config';
import { childrenOf, parentsOf, pathTo } from '../layout/fold';
import type { Statechart } from '../model/statechart';
import { type Marks, type Run, type StepView, stepViewOf } from '../model/stepView';
import type { Mode } from '../modes';
import { readStored, writeStored } from '../storage';
import { DESKTOP, media, s, space } from '../theme';
import { Muted, Row, ToolButton } from './controls';
import { Details, PossibleNow, StepDetails } from './Details';
import { Help } from './Help';
import { Outline } from './Outline';
import { Tabs } from './Tabs';
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

  ${media.belowDesktop} {
    flex-direction: column;

    > nav {
      flex: none;
    }
  }
`;

const Middle = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/** On narrow screens, a closed panel still shows its tabs. */
const Side = styled.aside`
  display: flex;
  flex: 0 0 324px;
  flex-direction: column;
  min-height: 0;
  border-left: 1px solid ${s('line')};
  background: ${s('surface')};

  ${media.desktop} {
    &[data-open='false'] {
      display: none;
    }
  }
  ${media.belowDesktop} {
    flex: 0 0 32%;
    border-left: 0;
    border-top: 1px solid ${s('line')};

    &[data-open='false'] {
      flex: none;

      [role='tabpanel'] {
        display: none;
      }
    }
  }
`;

const Elsewhere = styled(Row)`
  padding: ${space(0.5)} ${space(1.5)};
  border-top: 1px solid ${s('line')};
  background: ${s('surface')};
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
  /** Opens a flow at one of its states or transitions, or at the ways from a state to another one. */
  readonly onOpen: (flow: string, id: string, to?: string) => void;
  readonly run: Run | null;
  /** Visited states and transitions, in the coverage mode. */
  readonly visited: ReadonlySet<string> | undefined;
  readonly mode: Mode;
  /** The transitions that a walk can take, each with its event. */
  readonly takes: ReadonlyMap<string, AnyEventObject> | null;
  readonly onTake: (event: AnyEventObject) => void;
  /** The tabs of the current mode; `choose` selects a state or a transition. */
  readonly panels: (choose: (id: string) => void) => Readonly<Record<string, ReactElement | null>>;
}

/** Which panels are shown; null until somebody chooses. */
const panelsSchema = v.object({ states: v.nullable(v.boolean()), side: v.nullable(v.boolean()) });

/** The tab with which a mode begins. */
const FIRST_TABS: Readonly<Record<Mode, string>> = {
  statechart: 'Details',
  walk: 'Step',
  live: 'Run',
  replay: 'Run',
  coverage: 'Coverage',
  lab: 'Failures',
};

/** From this width on, the tree of states leaves enough room for the drawing, px. */
const WIDE = 1360;

export function Stage(props: StageProps) {
  const { statechart, part, machine, run, visited, selected, mode } = props;
  const { onSelect, takes, onTake, onOpen } = props;
  const { namespace } = useConfig();
  const panelsKey = `${namespace}:flows:panels`;
  const search = useRef<HTMLInputElement>(null);
  const side = useRef<HTMLElement>(null);
  const [chosenPanels, setChosenPanels] = useState(() =>
    readStored('localStorage', panelsKey, panelsSchema, { states: null, side: null }),
  );
  const panels = {
    states: chosenPanels.states ?? window.innerWidth >= WIDE,
    side: chosenPanels.side ?? (window.innerWidth >= DESKTOP || mode !== 'statechart'),
  };
  const showPanel = (change: Partial<typeof panels>) => {
    const next = { ...chosenPanels, ...change };
    writeStored('localStorage', panelsKey, next);
    setChosenPanels(next);
  };
  const { recording, index = 0 } = run ?? {};
  const stepView = useMemo(() => {
    const view = recording ? stepViewOf(part, recording, index) : null;
    return view && takes ? { ...view, possible: new Set(takes.keys()) } : view;
  }, [part, recording, index, takes]);
  const framing = useMemo(
    () => stepView && framingOf(statechart, stepView),
    [statechart, stepView],
  );
  const parents = useMemo(() => parentsOf(statechart), [statechart]);
  // The drawing only renders again when its marks change, not while it is zoomed.
  const marks = useMemo(
    (): Marks => ({ selected, visited, ...stepView, moved: framing?.moved }),
    [selected, visited, stepView, framing],
  );

  const highlighted = useMemo(
    () =>
      new Set([
        ...(stepView ? [...stepView.active, ...stepView.last] : []),
        ...(mode === 'walk' ? (stepView?.possible ?? []) : []),
        ...(selected === null ? [] : [selected]),
        // Each failure shows whether it was visited.
        ...(mode === 'coverage' ? statechart.states.map(({ id }) => id) : []),
      ]),
    [stepView, selected, mode, statechart],
  );
  const control = useView({
    statechart,
    part: part.id,
    highlighted,
    storageKey: viewKey(namespace, part.id),
  });
  const { drawing } = control.view ?? {};

  const reveal = (id: string) => control.wish({ kind: 'show', ids: [id] });
  /** Selects a state or a transition and shows it. */
  const choose = (id: string) => {
    const source = statechart.transitions.find((one) => one.id === id)?.source ?? id;
    control.choose(pathTo(statechart, source).slice(0, -1), true);
    onSelect(id);
    reveal(id);
  };
  const isOpen = (id: string) => drawing?.statechart.states.some(({ parent }) => parent === id);
  /** Opens a state, with its parallel regions, or closes it. */
  const toggle = (id: string) => {
    const opens = !isOpen(id);
    const inner = childrenOf(statechart, id).map((child) => child.id);
    const isParallel = statechart.states.find((state) => state.id === id)?.kind === 'parallel';
    control.choose([id, ...(opens && isParallel ? inner : [])], opens);
    control.wish({ kind: 'show', ids: [id], also: opens ? inner : [] });
  };
  const press = (id: string | null) => {
    const event = takes?.get(id ?? '');
    if (event) {
      onTake(event);
      return;
    }
    // A press on a closed state opens it, another press on its name closes it.
    if (id !== null && parents.has(id) && (selected === id || !isOpen(id))) toggle(id);
    onSelect(id);
  };

  // A link to a state or a transition shows it, unless a reload restores the view.
  const revealLinked = useEffectEvent(() => {
    if (selected !== null && !control.isRestored) choose(selected);
  });
  useEffect(() => revealLinked(), []);

  /** What the drawing has shown before: another part of the same chart, or a step. */
  const before = useRef({ part: part.id, wasFollowing: false });
  const follow = useEffectEvent((now: StepView | null, shown: string) => {
    const { part: last, wasFollowing } = before.current;
    before.current = { part: shown, wasFollowing: now !== null };
    if (now && framing) control.wish({ kind: 'show', isAlone: true, ...framing });
    else if (last !== shown || (wasFollowing && selected === null))
      control.wish({ kind: 'overview' });
  });
  useEffect(() => follow(stepView, part.id), [stepView, part.id]);

  const openSearch = () => {
    flushSync(() => showPanel({ states: true }));
    search.current?.focus();
  };
  const [chosenTab, setChosenTab] = useState<{ readonly mode: Mode; readonly name: string }>();
  const showTab = (name: string) => setChosenTab({ mode, name });
  const { Step = null, Details: more, ...others } = props.panels(choose);
  const stepTab =
    recording && stepView ? (
      <>
        {Step}
        <StepDetails
          statechart={part}
          step={stepView.step}
          before={recording.steps[index - 1]?.context}
        />
        {mode !== 'walk' && stepView.possible.size > 0 ? (
          <PossibleNow statechart={part} possible={stepView.possible} onChoose={choose} />
        ) : null}
      </>
    ) : (
      Step
    );
  const tabs = Object.entries({
    Step: stepTab,
    Details: (
      <>
        <Details statechart={statechart} part={part} selected={selected} onChoose={choose} />
        {more}
      </>
    ),
    ...others,
  }).flatMap(([name, content]) => (content ? [{ name, content }] : []));
  const tab =
    tabs.find(({ name }) => chosenTab?.mode === mode && chosenTab.name === name) ??
    tabs.find(({ name }) => name === FIRST_TABS[mode]);
  // What is selected is described. A walk that goes on shows its events.
  const showDetails = useEffectEvent((id: string | null) => {
    if (id !== null) showTab('Details');
  });
  useEffect(() => showDetails(selected), [selected]);
  const showStep = useEffectEvent((now: StepView | null) => {
    if (now && mode === 'walk' && chosenTab?.name === 'Details') showTab('Step');
  });
  useEffect(() => showStep(stepView), [stepView]);
  /** Moves the keyboard to the first event of a walk, else to the panel. */
  const openPanel = () => {
    flushSync(() => {
      showPanel({ side: true });
      if (mode === 'walk') showTab('Step');
    });
    const first = side.current?.querySelector<HTMLElement>('[data-events] button');
    (first ?? side.current)?.focus();
  };
  const help = useRef<HTMLDialogElement>(null);
  const openHelp = () => help.current?.showModal();
  useKeyboardShortcuts([
    ['/', openSearch],
    ['[', () => showPanel({ states: !panels.states })],
    [']', () => showPanel({ side: !panels.side })],
    ['p', openPanel],
    ['?', openHelp],
  ]);

  return (
    <Body>
      <Outline
        isShown={panels.states}
        statechart={statechart}
        marks={marks}
        searchField={search}
        isOpen={isOpen}
        onChoose={choose}
        onOpen={(flow, id, to) => {
          if (to !== undefined) showPanel({ side: true });
          onOpen(flow, id, to);
        }}
        onToggle={toggle}
      />
      <Middle>
        <Toolbar
          whole={statechart}
          statechart={part}
          machine={machine}
          control={control}
          panels={panels}
          onPanels={showPanel}
          onSearch={openSearch}
          onHelp={openHelp}
        />
        <Canvas
          statechart={statechart}
          marks={marks}
          control={control}
          onPress={press}
          onFocus={reveal}
        />
        {framing && framing.elsewhere.length > 0 ? (
          <Elsewhere aria-label="Also active" role="group">
            <Muted as="span">Also active</Muted>
            {framing.elsewhere.map((id) => (
              <ToolButton key={id} onClick={() => choose(id)}>
                {id.split('.').slice(-2).join('.')}
              </ToolButton>
            ))}
          </Elsewhere>
        ) : null}
        {run ? <Timeline {...run} /> : null}
      </Middle>
      <Side ref={side} aria-label="Panel" tabIndex={-1} data-open={panels.side}>
        <Tabs
          tabs={tabs}
          selected={tab?.name ?? ''}
          onSelect={(name) => {
            showTab(name);
            // On narrow screens, another press closes the panel.
            const closes = name === tab?.name && panels.side && window.innerWidth < DESKTOP;
            if (closes || !panels.side) showPanel({ side: !closes });
          }}
        />
        <Minimap marks={marks} control={control} />
      </Side>
      <Help dialog={help} />
    </Body>
  );
}
