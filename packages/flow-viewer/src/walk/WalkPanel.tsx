import { useEffect, useRef, useState } from 'react';
import {
  Choice,
  CodeArea,
  MainButton,
  Muted,
  Panel,
  Problem,
  TextInput,
  ToolButton,
} from '../components/controls';
import { useConfig } from '../config';
import type { Flow } from '../flow';
import { messageOf } from '../model/messageOf';
import { hasWords } from '../model/search';
import type { Statechart } from '../model/statechart';
import { activeStates, stepLabel, valueText } from '../model/stepView';
import { EventForm } from './EventForm';
import { initialInputsOf, type PossibleEvent, possibleEvents } from './possibleEvents';
import type { Walk } from './useWalk';

const GROUPS: readonly (readonly [title: string, kinds: readonly PossibleEvent['kind'][]])[] = [
  ['Running effects', ['done', 'error']],
  ['Delays', ['delay']],
  ['Events', ['event']],
];

/** The number of events from which on they have a filter. */
const MANY = 8;

/** What a walk cannot hold back. */
export const RUNS =
  'What decides where it goes does run: guards, assignments, delays, inputs and outputs.';

interface WalkPanelProps {
  readonly flow: Flow;
  readonly statechart: Statechart;
  readonly walk: Walk;
  /** The flow that follows in these states; null when none does. */
  readonly next: (active: ReadonlySet<string>) => Flow | null;
  readonly onNext: (flow: Flow) => void;
}

/** The panel of the walk mode: lists the possible events and sends the selected one. */
export function WalkPanel({ flow, statechart, walk, next, onNext }: WalkPanelProps) {
  const { application } = useConfig();
  const { walking, run, start, send, problem } = walk;
  const list = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const [filter, setFilter] = useState('');
  const step = walking?.recording.steps[walking.index];
  // The pressed event may not be possible any more. The keyboard then goes on at the first one that is.
  useEffect(() => {
    if (step && wasPressed.current && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [step]);
  const inputs = initialInputsOf(flow);
  const trouble = problem === null ? null : <Problem role="alert">{problem}</Problem>;
  const input = hasInput(flow) ? <InputForm flow={flow} onBegin={start} /> : null;
  if (walking === null)
    return (
      <Panel label="The walk" title="Walk">
        {trouble}
        {input}
      </Panel>
    );
  const { inputName, session, recording, index } = walking;
  const names = [...new Set([...inputs.map(({ name }) => name), inputName])];
  const last = recording.steps.length - 1;
  const snapshot = session.snapshot();
  const following = step ? next(new Set(activeStates(statechart, step.value))) : null;
  const all = possibleEvents(flow, statechart, session);
  const events = all.filter(({ label }) => hasWords(label, filter));
  return (
    <>
      <Panel label="The walk" title={null}>
        <Muted role="status">
          {step ? `${stepLabel(step)}: now in ${valueText(step.value)}` : ''}
        </Muted>
        {trouble}
        {index === last ? null : (
          <>
            <Muted>
              You are at an earlier step. The next event continues from here and replaces the steps
              after it.
            </Muted>
            <MainButton onClick={() => run?.onIndex(last)}>Back to the last</MainButton>
          </>
        )}
        {all.length === 0 ? (
          <Muted>The flow has ended: no event is possible any more.</Muted>
        ) : null}
        {following ? (
          <MainButton
            onClick={() => onNext(following)}
          >{`Go on with ${following.name}`}</MainButton>
        ) : null}
      </Panel>
      {all.length < MANY ? null : (
        <Panel label="Filter" title={null}>
          <TextInput
            type="search"
            aria-label="Filter the events"
            placeholder="Filter the events"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        </Panel>
      )}
      <div ref={list} data-events>
        {GROUPS.map(([title, kinds]) => {
          const here = events.filter(({ kind }) => kinds.includes(kind));
          if (here.length === 0) return null;
          return (
            <Panel key={title} label={title}>
              {here.map((possibleEvent) => (
                <EventForm
                  key={possibleEvent.type}
                  statechart={statechart}
                  possibleEvent={possibleEvent}
                  snapshot={snapshot}
                  onSend={(event) => {
                    wasPressed.current = true;
                    send(event);
                  }}
                />
              ))}
            </Panel>
          );
        })}
      </div>
      <Panel label="Begin again">
        <Muted>{`Without ${application.name}: no effect and no action runs, and a delay passes only when you press it. ${RUNS}`}</Muted>
        {names.length > 1 ? (
          <Choice
            label="Begin"
            value={inputName}
            options={names}
            onChange={(name) => {
              const chosen = inputs.find((one) => one.name === name);
              if (chosen) start(chosen);
            }}
          />
        ) : null}
        <ToolButton onClick={() => run?.onIndex(0)}>Begin again</ToolButton>
        {input}
      </Panel>
    </>
  );
}

/** Whether the context of a machine comes from its input, of which the flow has no other examples. */
const hasInput = ({ machine, initialInputs }: Flow) =>
  typeof machine.config.context === 'function' && initialInputs.length === 1;

interface InputFormProps {
  readonly flow: Flow;
  readonly onBegin: Walk['start'];
}

/** Begins the walk with another input. */
function InputForm({ flow, onBegin }: InputFormProps) {
  const [text, setText] = useState(() => JSON.stringify(flow.initialInputs[0]?.input, null, 2));
  const [problem, setProblem] = useState<string | null>(null);
  const begin = () => {
    try {
      onBegin({ name: 'my own input', input: JSON.parse(text) });
      setProblem(null);
    } catch (error) {
      setProblem(`This is not JSON: ${messageOf(error, '')}`);
    }
  };
  return (
    <>
      <CodeArea
        aria-label="Input, as JSON"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
      <ToolButton onClick={begin}>Begin with this input</ToolButton>
    </>
  );
}
