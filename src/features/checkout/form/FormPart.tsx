import type { ReactNode } from 'react';
import { Stack } from '../../../ui/Layout';
import { PartLegend } from '../../../ui/PartLegend';

/** Fields that belong together, under a heading that names them as a group. */
export function FormPart({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset>
      <PartLegend>{legend}</PartLegend>
      <Stack $gap={2.5}>{children}</Stack>
    </fieldset>
  );
}
