import { styled } from 'styled-components';
import type { Outlet } from '../../contract/outlet';
import { contentText } from '../../text/content';
import { s } from '../../theme/accessor';
import { contrastThemeHighlight } from '../../theme/contrastTheme';
import { media, radius, space, textSize } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const text = contentText.outlets;

/** The rows extend beyond the column, so that the text of the highlighted row stays aligned with the others. */
const Week = styled.table`
  width: calc(100% + ${space(2)});
  margin-inline: -${space(1)};
  font-size: ${textSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  th,
  td {
    padding: ${space(0.5)} ${space(1)};
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;

    ${media.tablet} {
      padding-block: ${space(0.75)};
    }
  }
  td {
    text-align: right;
  }
  [aria-current='date'] {
    th,
    td {
      background: ${s('accentSoft')};
      font-weight: 600;
  ${contrastThemeHighlight}
    }
    th {
      border-radius: ${radius.small} 0 0 ${radius.small};
    }
    td {
      border-radius: 0 ${radius.small} ${radius.small} 0;
    }
  }
`;

const Closed = styled.td`
  color: ${s('textSoft')};
`;

/** The opening hours by day (spec §2). @param today the day to highlight, such as `Monday`; null while unknown. */
export function OpeningHours({
  schedule,
  today,
}: {
  readonly schedule: Outlet['schedule'];
  readonly today: string | null;
}) {
  const isToday = (day: string) => day.toLowerCase() === today?.toLowerCase();
  return (
    <Week>
      <VisuallyHidden as="caption">{text.hours}</VisuallyHidden>
      <tbody>
        {schedule.map(({ day, available, operatingTime }) => (
          <tr key={day} aria-current={isToday(day) ? 'date' : undefined}>
            <th scope="row">{day}</th>
            {available && operatingTime ? (
              <td>{`${operatingTime.start} - ${operatingTime.end}`}</td>
            ) : (
              <Closed>{text.closed}</Closed>
            )}
          </tr>
        ))}
      </tbody>
    </Week>
  );
}
