import { useEffect, useRef } from 'react';
import { Choice, MainButton, Muted, Panel, Row, ToolButton } from '../components/controls';
import { useConfig } from '../config';
import type { Flow } from '../flow';
import { describeEvent, type Statechart } from '../model/statechart';
import { activeStates, valueText } from '../model/stepView';
import { EventForm } from './EventForm';
import { initialInputsOf, type PossibleEvent, possibleEvents } from './possibleEvents';
import type { Walk } from './useWalk';

const GROUPS: readonly (readonly [title: string, kinds: readonly PossibleEvent['kind'][]])[] = [
  ['Events', ['event']],
  ['Running effects', ['done', 'error']],
  ['Delays', ['delay']],
];

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
  const { walking, run, start, send } = walk;
  const list = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const step = walking?.recording.steps[walking.index];
  // The pressed event may not be possible any more. The keyboard then goes on at the first one that is.
  useEffect(() => {
    if (step && wasPressed.current && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [step]);
  if (walking === null) return null;
  const inputs = initialInputsOf(flow);
  const { inputName, session, recording, index } = walking;
  const last = recording.steps.length - 1;
  const snapshot = session.snapshot();
  const following = step ? next(new Set(activeStates(flow.id, step.value))) : null;
  const events = possibleEvents(flow, statechart, snapshot, session.pending());
  return (
    <>
      <Panel label="The walk" title="Walk">
        <Muted>{`Without ${application.name}: no call is made, and a delay passes only when you press it.`}</Muted>
        <Row>
          <Choice
            label="Begin"
            value={inputName}
            options={[...new Set([...inputs.map(({ name }) => name), inputName])]}
            onChange={(name) => {
              const chosen = inputs.find((one) => one.name === name);
              if (chosen) start(chosen);
            }}
          />
        </Row>
        <Muted role="status">
          {step ? `${describeEvent(step.event.type).label}: now in ${valueText(step.value)}` : ''}
        </Muted>
        <ToolButton onClick={() => run?.onIndex(0)}>Begin again</ToolButton>
        {index === last ? null : (
          <>
            <Muted>
              You are at an earlier step. The next event continues from here and replaces the steps
              after it.
            </Muted>
            <MainButton onClick={() => run?.onIndex(last)}>Back to the last</MainButton>
          </>
        )}
        {events.length === 0 ? (
          <Muted>The flow has ended: no event is possible any more.</Muted>
        ) : null}
        {following ? (
          <MainButton
            onClick={() => onNext(following)}
          >{`Go on with ${following.name}`}</MainButton>
        ) : null}
      </Panel>
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
    </>
  );
}
