import type { ReactNode } from 'react';
import { FieldsetLegend } from '../../../ui/FieldsetLegend';
import { Stack } from '../../../ui/Layout';

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
      <FieldsetLegend>{legend}</FieldsetLegend>
      <Stack $gap={2.5}>{children}</Stack>
    </fieldset>
  );
}
