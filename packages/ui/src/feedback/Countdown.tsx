import { styled } from 'styled-components';
import { useNow } from '../hooks/useNow';

const SECOND_MS = 1000;

const Time = styled.time`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

/** Formats a duration as hours, minutes and seconds: `1:59:03`. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** Counts down to a time, in seconds. Shows `expiredText` when the time has come. */
export function Countdown({
  until,
  maxMs,
  label,
  expiredText,
}: {
  /** epoch ms */
  readonly until: number;
  /** The maximum that is shown, in case the device's clock is wrong. */
  readonly maxMs: number;
  readonly label: string;
  readonly expiredText: string;
}) {
  const now = useNow(SECOND_MS);
  if (now === null) return null;
  if (now >= until) return <span>{expiredText}</span>;
  return (
    <span role="timer" aria-label={label}>
      <span>{label}</span> <Time>{formatTimeLeft(Math.min(until - now, maxMs))}</Time>
    </span>
  );
}
