import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { font, space, textSize } from '../../../theme/tokens';
import { Stack } from '../../../ui/Layout';

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space(2.5)};
  font-family: ${font.display};
  font-size: ${textSize.title};
  font-weight: 500;
  line-height: 1.15;
`;

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
      <Legend>{legend}</Legend>
      <Stack $gap={2.5}>{children}</Stack>
    </fieldset>
  );
}
