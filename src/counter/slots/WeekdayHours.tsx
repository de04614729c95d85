import { SLOTS } from '@kedai/contract/rules/slots';
import { Button } from '@kedai/ui/button/Button';
import type { Elements } from '@kedai/ui/layout/elements';
import { Stack } from '@kedai/ui/layout/Layout';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import { s } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { hoursText, slotsText } from '../../text/counter/slots';
import { HourFields } from './HourFields';
import { Disclosure, HourButtons, Pair } from './slots.styles';

const Hours = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Hour = styled.button.attrs({ type: 'button' })`
  &[aria-pressed='true'] {
    border-color: ${s('accent')};
    background: ${s('accentSoft')};
    font-weight: 600;
    ${contrastThemeHighlight}
  }
`;

/**
 * The hours of one weekday: from and until, which most shops need; each hour for the others. The 14 weekdays of a page have
 * 168 hours, so only the controls of an open one are rendered.
 */
export function WeekdayHours({
  day,
  hours,
  onChange,
  onCopy,
  children,
}: {
  readonly day: string;
  /** Start hours. */
  readonly hours: readonly number[];
  readonly onChange: (hours: readonly number[]) => void;
  readonly onCopy: () => void;
  /** A conflict with what somebody else has saved. It keeps the weekday open. */
  readonly children: Elements;
}) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || children !== null;
  const toggle = (hour: number) =>
    onChange(
      hours.includes(hour)
        ? hours.filter((other) => other !== hour)
        : [...hours, hour].toSorted((one, other) => one - other),
    );
  return (
    <Disclosure open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <span>{day}</span>
        <Hours>{hoursText(hours)}</Hours>
      </summary>
      {isOpen ? (
        <Stack $gap={2}>
          {children}
          <Pair>
            <HourFields hours={hours} none={slotsText.closed} onChange={onChange} />
          </Pair>
          <HourButtons role="group" aria-label={slotsText.hoursOne}>
            {SLOTS.map(({ startHour }) => (
              <Hour
                key={startHour}
                aria-pressed={hours.includes(startHour)}
                onClick={() => toggle(startHour)}
              >
                {slotsText.hour(startHour)}
              </Hour>
            ))}
          </HourButtons>
          <Button variant="secondary" onClick={onCopy}>
            {slotsText.copyToDays(day)}
          </Button>
        </Stack>
      ) : null}
    </Disclosure>
  );
}
