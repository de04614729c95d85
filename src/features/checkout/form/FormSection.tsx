import type { ReactNode } from 'react';
import { FieldsetLegend } from '../../../ui/FieldsetLegend';
import { Stack } from '../../../ui/Layout';

/** A group of fields with a legend. */
export function FormSection({
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
