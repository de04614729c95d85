import { useId } from 'react';
import type { Chart } from '../model/chart';
import {
  MainButton,
  Muted,
  PanelTitle,
  Part,
  Problem,
  Row,
  Select,
  ToolButton,
} from '../parts/controls';
import { EventForm } from './EventForm';
import { initialInputsOf, type PossibleEvent, possibleEvents } from './possibleEvents';
import type { Walk } from './useWalk';

const GROUPS: readonly {
  readonly title: string;
  readonly kinds: readonly PossibleEvent['kind'][];
}[] = [
  { title: 'What the shopper may do', kinds: ['event'] },
  { title: 'What is under way', kinds: ['done', 'error'] },
  { title: 'What time brings', kinds: ['delay'] },
];

interface WalkPanelProps {
  readonly chart: Chart;
  readonly walk: Walk;
}

/** The panel of the walk mode: lists the possible events and sends the selected one. */
export function WalkPanel({ chart, walk }: WalkPanelProps) {
  const { walking, problem, restart, send } = walk;
  const beginning = useId();
  if (walking === null) return null;
  const beginnings = initialInputsOf(walking.flow);
  const { session, recording, index } = walking;
  const isKnown = beginnings.some(({ name }) => name === walking.beginning);
  const isLatest = index === recording.steps.length - 1;
  const snapshot = session.snapshot();
  const ways = possibleEvents(walking.flow, chart, snapshot, session.pending());
  return (
    <>
      <Part aria-label="The walk">
        <PanelTitle>Walk</PanelTitle>
        <Muted>
          Without the shop: no call is made, and time stands still until you let it pass.
        </Muted>
        <Row>
          <label htmlFor={beginning}>Begin</label>
          <Select
            id={beginning}
            value={walking.beginning}
            onChange={({ target }) => restart(beginnings.find(({ name }) => name === target.value))}
          >
            {isKnown ? null : <option>{walking.beginning}</option>}
            {beginnings.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Row>
        <ToolButton type="button" onClick={() => walk.look(0)}>
          Begin again
        </ToolButton>
        {problem === null ? null : <Problem role="alert">{problem}</Problem>}
        {isLatest ? null : (
          <>
            <Muted>
              You stand at an earlier step. What you do now goes on from here; the steps after it
              are given up.
            </Muted>
            <MainButton type="button" onClick={() => walk.look(recording.steps.length - 1)}>
              Back to the last
            </MainButton>
          </>
        )}
        {ways.length === 0 ? <Muted>The flow has ended: nothing more can happen.</Muted> : null}
      </Part>
      {GROUPS.map(({ title, kinds }) => {
        const here = ways.filter(({ kind }) => kinds.includes(kind));
        if (here.length === 0) return null;
        return (
          <Part key={title} aria-label={title}>
            <PanelTitle>{title}</PanelTitle>
            {here.map((way) => (
              <EventForm
                key={`${way.type} ${recording.steps.length} ${index}`}
                chart={chart}
                way={way}
                snapshot={snapshot}
                onSend={send}
              />
            ))}
          </Part>
        );
      })}
    </>
  );
}
