import type { ReactNode } from 'react';
import { commonText } from '../text/common';
import { Button } from './Button';
import { Stack } from './Layout';
import { useSlow } from './useSlow';

/** Says that a wait lasts, once it has lasted for 5 seconds (spec §4), and offers to ask again. */
export function StillLoading({
  onRetry,
  meanwhile = null,
}: {
  readonly onRetry: () => void;
  /** What shows before. */
  readonly meanwhile?: ReactNode;
}) {
  return useSlow() ? (
    <Stack $align="center" role="status">
      <p>{commonText.stillLoading}</p>
      <Button variant="secondary" onClick={onRetry}>
        {commonText.retry}
      </Button>
    </Stack>
  ) : (
    meanwhile
  );
}
