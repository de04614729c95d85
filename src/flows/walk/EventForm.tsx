import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { s } from '../../theme/accessor';
import { radius, space } from '../../theme/tokens';
import { Code, CodeArea, Muted, Problem, Select, ToolButton } from '../components/controls';
import type { Statechart } from '../model/statechart';
import { valueText } from '../model/stepView';
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

function payloadText(event: AnyEventObject): string {
  const payload = payloadOf(event);
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload, null, 2);
}

const payloadOf = ({ type: _type, ...payload }: AnyEventObject) => payload;

/** Parses a payload text to an event, or returns what is wrong with it. */
function readEvent(
  { type, samples }: PossibleEvent,
  text: string,
): { event: AnyEventObject } | { problem: string } {
  try {
    const payload: unknown = text.trim() === '' ? {} : JSON.parse(text);
    const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload);
    if (!isObject) return { problem: 'A payload is a JSON object, such as {"code": "123456"}.' };
    if ('type' in payload) return { problem: `The type is set: this is ${type}. Leave it out.` };
    const problem = shapeProblem(
      payload,
      samples.map(({ event }) => payloadOf(event)),
    );
    return problem === null ? { event: { ...payload, type } } : { problem };
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : ''}` };
  }
}

/** A possible event with its payload, selected or edited, and its result. */
export function EventForm({ statechart, possibleEvent, snapshot, onSend }: EventFormProps) {
  const ids = useId();
  const [text, setText] = useState(() =>
    payloadText(possibleEvent.samples[0]?.event ?? { type: possibleEvent.type }),
  );
  const [isOpen, setOpen] = useState(false);
  const read = useMemo(() => readEvent(possibleEvent, text), [possibleEvent, text]);
  const event = 'event' in read ? read.event : null;
  const outcome = useMemo(
    () => (event ? previewOutcome(snapshot, event) : null),
    [snapshot, event],
  );
  const hasPayload = possibleEvent.kind !== 'delay';
  const chosen = possibleEvent.samples.findIndex((sample) => payloadText(sample.event) === text);

  return (
    <Frame>
      <ToolButton type="button" disabled={event === null} onClick={() => event && onSend(event)}>
        {possibleEvent.label}
      </ToolButton>
      {event === null ? null : <Muted>{describeOutcome(statechart, outcome)}</Muted>}
      {hasPayload && possibleEvent.samples.length > 1 ? (
        <Select
          aria-label={`Payload of ${possibleEvent.label}`}
          value={chosen}
          onChange={({ target }) => {
            const sample = possibleEvent.samples[Number(target.value)];
            if (sample) setText(payloadText(sample.event));
          }}
        >
          {chosen < 0 ? <option value={-1}>my own</option> : null}
          {[...new Set(possibleEvent.samples.map(({ group }) => group))].map((group) => {
            const options = possibleEvent.samples.map((sample, index) =>
              sample.group === group ? (
                <option key={sample.name} value={index}>
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
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Edit the payload</summary>
          {isOpen ? (
            <CodeArea
              aria-label={`Payload of ${possibleEvent.label}, as JSON`}
              aria-invalid={event === null}
              aria-describedby={`${ids}problem`}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          ) : null}
        </details>
      ) : null}
      {'problem' in read ? <Problem id={`${ids}problem`}>{read.problem}</Problem> : null}
    </Frame>
  );
}

/** The result of an event, with the names of the drawing. */
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
