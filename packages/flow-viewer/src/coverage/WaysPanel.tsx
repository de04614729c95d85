import { useState } from 'react';
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
  readonly onWalk: (path: FlowPath) => void;
}

/** The shortest ways from the selected state to another one. */
export function WaysPanel({ flow, statechart, from, onWalk }: WaysPanelProps) {
  const [ways, setWays] = useState<readonly Way[] | 'searching' | null>(null);
  const search = (to: string) => {
    setWays('searching');
    // The page says so before the search, which may take a second.
    setTimeout(() => setWays(waysBetween(statechart, flow, from, to)));
  };
  return (
    <Panel label="Ways to another state">
      <Select
        aria-label={`From ${shortId(statechart, from)} to`}
        defaultValue=""
        onChange={({ target }) => search(target.value)}
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
      <Muted role="status">{statusOf(ways)}</Muted>
      <List>
        {(Array.isArray(ways) ? ways : []).map(({ types, path }: Way) => (
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

function statusOf(ways: readonly Way[] | 'searching' | null): string {
  if (ways === null) return '';
  if (ways === 'searching') return 'Looking for ways…';
  if (ways.length === 0) return 'No way leads there.';
  return ways.length === 1 ? 'The shortest way:' : 'The shortest ways:';
}
