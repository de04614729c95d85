import { useEffect, useState } from 'react';
import { TOAST_LIFETIME_MS } from '../contract/limits';
import { Alert } from './Alert';
import { TOAST_EXIT_MS } from './toast';

const AFTER_THE_TOAST_MS = TOAST_LIFETIME_MS + TOAST_EXIT_MS;

/**
 * A failure that a toast tells at the moment: what it means for what stands here, and the reason once the toast has gone,
 * so that it is read once at a time and not lost. Another failure needs another `key`.
 */
export function AlertAfterToast({
  text,
  meaning,
  id,
}: {
  readonly text: string;
  readonly meaning: string;
  readonly id?: string;
}) {
  const [isToastGone, setToastGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setToastGone(true), AFTER_THE_TOAST_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Alert id={id}>{isToastGone ? text : meaning}</Alert>;
}
