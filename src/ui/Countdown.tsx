import { styled } from 'styled-components';
import { useNow } from './useNow';

const SECOND_MS = 1000;

const Time = styled.time`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

/** What is left as hours, minutes and seconds: `1:59:03`. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** How long there is until a moment, by the second; `over` takes its place when there is nothing left. */
export function Countdown({
  until,
  maxMs,
  label,
  over,
}: {
  /** epoch ms */
  readonly until: number;
  /** The whole wait: never more is shown, whatever a clock says. */
  readonly maxMs: number;
  readonly label: string;
  readonly over: string;
}) {
  const now = useNow(SECOND_MS);
  if (now === null) return null;
  if (now >= until) return <span>{over}</span>;
  return (
    <span role="timer" aria-label={label}>
      <span>{label}</span> <Time>{formatTimeLeft(Math.min(until - now, maxMs))}</Time>
    </span>
  );
}
