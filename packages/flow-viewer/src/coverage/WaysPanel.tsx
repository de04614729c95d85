import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Code, List, Muted, Panel, Row, Select, ToolButton } from '../components/controls';
import { shortId } from '../components/describe';
import type { Flow } from '../flow';
import { describeEvent, type Statechart } from '../model/statechart';
import type { FlowPath } from './shortestFlowPath';
import { type Way, waysBetween } from './waysBetween';

interface WaysPanelProps {
  readonly flow: Flow;
  readonly statechart: Statechart;
  /** The selected state. */
  readonly from: string;
  /** The state to which they lead; '' for none yet. */
  readonly to: string;
  readonly onTo: (id: string) => void;
  readonly onWalk: (path: FlowPath) => void;
}

/** The shortest ways from the selected state to another one. */
export function WaysPanel({ flow, statechart, from, to, onTo, onWalk }: WaysPanelProps) {
  const select = useRef<HTMLSelectElement>(null);
  /** By the state to which they lead. */
  const [found, setFound] = useState<Readonly<Record<string, readonly Way[]>>>({});
  const search = useEffectEvent(async (id: string) => {
    if (id === '') return;
    select.current?.scrollIntoView({ block: 'center' });
    const ways = await waysBetween(statechart, flow, from, id);
    setFound((others) => ({ ...others, [id]: ways }));
  });
  useEffect(() => void search(to), [to]);
  return (
    <Panel label="Ways to another state">
      <Select
        ref={select}
        aria-label={`From ${shortId(statechart, from)} to`}
        value={to}
        onChange={({ target }) => onTo(target.value)}
      >
        <option value="" disabled>
          Choose a state
        </option>
        {statechart.states
          .filter(({ id, parent }) => parent !== null && id !== from)
          .map(({ id }) => (
            <option key={id} value={id}>
              {shortId(statechart, id)}
            </option>
          ))}
      </Select>
      <Muted role="status">{to === '' ? '' : statusOf(found[to])}</Muted>
      <List>
        {found[to]?.map(({ types, path }) => (
          <li key={types.join()}>
            <Row>
              <Code>{types.map((type) => describeEvent(type).label).join(' → ')}</Code>
              <ToolButton onClick={() => onWalk(path)}>Walk</ToolButton>
            </Row>
          </li>
        ))}
      </List>
    </Panel>
  );
}

function statusOf(ways: readonly Way[] | undefined): string {
  if (ways === undefined) return 'Looking for ways…';
  if (ways.length === 0) return 'No way leads there.';
  return ways.length === 1 ? 'The shortest way:' : 'The shortest ways:';
}
