import { TOAST_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { useEffect, useState } from 'react';
import { TOAST_EXIT_MS } from '../overlay/toast';
import { Alert } from './Alert';

const AFTER_THE_TOAST_MS = TOAST_LIFETIME_MS + TOAST_EXIT_MS;

/**
 * A failure whose reason a toast shows first. The alert shows `summary` as long as the toast is visible, and the reason
 * `text` after it, so that the reason is never shown twice at once and never lost. Each failure needs its own `key`.
 */
export function AlertAfterToast({
  text,
  summary,
  id,
}: {
  readonly text: string;
  readonly summary: string;
  readonly id?: string;
}) {
  const [isToastGone, setToastGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setToastGone(true), AFTER_THE_TOAST_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Alert id={id}>{isToastGone ? text : summary}</Alert>;
}
