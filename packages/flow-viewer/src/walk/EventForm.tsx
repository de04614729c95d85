import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  Code,
  CodeArea,
  Muted,
  Problem,
  Select,
  TextInput,
  ToolButton,
} from '../components/controls';
import { messageOf } from '../model/messageOf';
import { isWildcard, matchesEvent } from '../model/names';
import type { Statechart } from '../model/statechart';
import { valueText } from '../model/stepView';
import { radius, s, space } from '../theme';
import { shapeProblem } from './payloadShape';
import { type PossibleEvent, previewOutcome } from './possibleEvents';

const Frame = styled.div`
  display: grid;
  gap: ${space(0.75)};
  padding: ${space(1)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.small};
`;

interface EventFormProps {
  readonly statechart: Statechart;
  readonly possibleEvent: PossibleEvent;
  readonly snapshot: AnyMachineSnapshot;
  readonly onSend: (event: AnyEventObject) => void;
}

const payloadOf = ({ type: _type, ...payload }: AnyEventObject) => payload;

function payloadText(event: AnyEventObject): string {
  const payload = payloadOf(event);
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload, null, 2);
}

/** Parses a payload text to an event, or returns what is wrong with it. */
function readEvent(
  { type: descriptor, samples }: PossibleEvent,
  type: string,
  text: string,
): { readonly event?: AnyEventObject; readonly problem?: string } {
  if (/^$|[.*]$/.test(type)) return {};
  if (!matchesEvent(descriptor, type)) return { problem: `It has to begin as ${descriptor} does.` };
  try {
    const payload: unknown = text.trim() === '' ? {} : JSON.parse(text);
    const known = samples.map(({ event }) => payloadOf(event));
    const problem = shapeProblem(payload, known);
    return problem === null ? { event: { ...(payload as object), type } } : { problem };
  } catch (error) {
    return { problem: `This is not JSON: ${messageOf(error, '')}` };
  }
}

/** A possible event with its payload, selected or edited, and its result. */
export function EventForm({ statechart, possibleEvent, snapshot, onSend }: EventFormProps) {
  const ids = useId();
  const { kind, type, label, description, samples } = possibleEvent;
  const [text, setText] = useState(() => payloadText(samples[0]?.event ?? { type }));
  const [typed, setTyped] = useState(samples[0]?.event.type ?? type.replace(/\*$/, ''));
  const { event, problem } = readEvent(possibleEvent, isWildcard(type) ? typed : type, text);
  const hasPayload =
    kind !== 'delay' &&
    (samples.length === 0 || samples.some((sample) => payloadText(sample.event) !== ''));
  const chosen = samples.findIndex((sample) => payloadText(sample.event) === text);

  return (
    <Frame>
      <ToolButton disabled={!event} onClick={() => event && onSend(event)}>
        {label}
      </ToolButton>
      {isWildcard(type) ? (
        <TextInput
          aria-label={`Type of ${label}`}
          placeholder="The type of the event"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      {description ? <Muted>{description}</Muted> : null}
      {event ? <Muted>{describeOutcome(statechart, previewOutcome(snapshot, event))}</Muted> : null}
      {hasPayload && samples.length > 1 ? (
        <Select
          aria-label={`Payload of ${label}`}
          value={chosen}
          onChange={({ target }) => {
            const sample = samples[Number(target.value)];
            if (sample) setText(payloadText(sample.event));
          }}
        >
          {chosen < 0 ? <option value={-1}>my own</option> : null}
          {[...new Set(samples.map(({ group }) => group))].map((group) => {
            const options = samples.map((sample, index) =>
              sample.group === group ? (
                <option key={payloadText(sample.event)} value={index}>
                  {sample.name}
                </option>
              ) : null,
            );
            return group === undefined ? (
              options
            ) : (
              <optgroup key={group} label={group}>
                {options}
              </optgroup>
            );
          })}
        </Select>
      ) : null}
      {hasPayload ? (
        <details>
          <summary>Edit the payload</summary>
          <CodeArea
            aria-label={`Payload of ${label}, as JSON`}
            aria-invalid={!event}
            aria-describedby={`${ids}problem`}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </details>
      ) : null}
      {problem ? <Problem id={`${ids}problem`}>{problem}</Problem> : null}
    </Frame>
  );
}

function describeOutcome(statechart: Statechart, outcome: ReturnType<typeof previewOutcome>) {
  if (outcome === null) return 'Would be ignored.';
  const taken = statechart.transitions.filter(({ id }) => outcome.transitions.includes(id));
  const guards = taken.flatMap(({ guard }) => guard ?? []);
  const moves = taken.some(({ targets }) => targets.length > 0);
  return (
    <>
      <span>{moves ? 'Leads to ' : 'Stays in '}</span>
      <Code>{valueText(outcome.value)}</Code>
      {guards.length > 0 ? <span>{`, as ${guards.join(', ')} holds`}</span> : null}
    </>
  );
}
