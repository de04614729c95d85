import type { Statechart } from '../model/statechart';
import { PanelSection, PanelTitle } from './controls';
import { Link } from './Details';

interface PossibleNowProps {
  readonly statechart: Statechart;
  /** Ids of transitions. */
  readonly possible: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
}

/** The transitions that are possible next, and their targets. */
export function PossibleNow({ statechart, possible, onChoose }: PossibleNowProps) {
  const transitions = statechart.transitions.filter(({ id }) => possible.has(id));
  return (
    <PanelSection aria-label="Possible now">
      <PanelTitle>Possible now</PanelTitle>
      <ul>
        {transitions.map(({ id, label, guard, targets }) => (
          <li key={id}>
            <Link type="button" onClick={() => onChoose(id)}>
              {[
                label,
                guard === null ? '' : ` [${guard}]`,
                targets[0] ? ` to ${targets[0].slice(statechart.id.length + 1)}` : ' (stays)',
              ].join('')}
            </Link>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
