import { SLOTS } from '@kedai/contract/rules/slots';
import { SelectField } from '@kedai/ui/form/SelectField';
import { slotsText } from '../../text/counter/slots';
import { CLOSING_HOUR, hoursBetween } from './closures';

/** From and until, for the hours of a day. */
export function HourFields({
  hours,
  none,
  onChange,
}: {
  /** Start hours. */
  readonly hours: readonly number[];
  /** What no hours mean. */
  readonly none: string;
  readonly onChange: (hours: readonly number[]) => void;
}) {
  const isEmpty = hours.length === 0;
  const first = Math.min(...hours);
  const end = isEmpty ? CLOSING_HOUR : Math.max(...hours) + 1;
  return (
    <>
      <SelectField
        label={slotsText.fromHour}
        value={isEmpty ? '' : first}
        onChange={({ target: { value } }) =>
          onChange(
            value === '' ? [] : hoursBetween(Number(value), Math.max(end, Number(value) + 1)),
          )
        }
      >
        <option value="">{none}</option>
        {SLOTS.map(({ startHour }) => (
          <option key={startHour} value={startHour}>
            {slotsText.hour(startHour)}
          </option>
        ))}
      </SelectField>
      {isEmpty ? null : (
        <SelectField
          label={slotsText.untilHour}
          value={end}
          onChange={({ target }) => onChange(hoursBetween(first, Number(target.value)))}
        >
          {hoursBetween(first + 1, CLOSING_HOUR + 1).map((hour) => (
            <option key={hour} value={hour}>
              {slotsText.hour(hour)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
