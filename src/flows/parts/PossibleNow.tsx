import type { Chart } from '../model/chart';
import { PanelTitle, Part } from './controls';
import { Link } from './Details';

interface PossibleNowProps {
  readonly chart: Chart;
  /** Ids of arrows. */
  readonly possible: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
}

/** What may happen next, and where each would lead. */
export function PossibleNow({ chart, possible, onChoose }: PossibleNowProps) {
  const arrows = chart.arrows.filter(({ id }) => possible.has(id));
  return (
    <Part aria-label="Possible now">
      <PanelTitle>Possible now</PanelTitle>
      <ul>
        {arrows.map(({ id, label, guard, targets }) => (
          <li key={id}>
            <Link type="button" onClick={() => onChoose(id)}>
              {[
                label,
                guard === null ? '' : ` [${guard}]`,
                targets[0] ? ` to ${targets[0].slice(chart.id.length + 1)}` : ' (stays)',
              ].join('')}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
