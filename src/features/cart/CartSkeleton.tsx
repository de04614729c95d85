import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { media, space } from '../../theme/tokens';
import { Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { Columns, TotalsCard } from './cart.styles';
import { PHONE_PICTURE } from './cartTable.styles';

const Line = styled.div`
  display: grid;
  grid-template-columns: ${PHONE_PICTURE} 1fr 72px;
  gap: ${space(2)};
  align-items: start;
  padding-block: 13px;
  border-top: 1px solid ${s('line')};

  ${media.tablet} {
    align-items: center;
    padding-block: ${space(2.5)};
  }
`;

const TableHead = styled.div`
  ${media.tablet} {
    height: 31px;
  }
`;

/** A skeleton with the layout of the loaded cart. */
export function CartSkeleton() {
  return (
    <Columns aria-hidden="true">
      <div>
        <TableHead />
        {[0, 1, 2].map((line) => (
          <Line key={line}>
            <Skeleton $ratio="4 / 5" />
            <Stack $gap={1}>
              <Skeleton $height="22px" $width="60%" />
              <Skeleton $height="18px" $width="30%" />
            </Stack>
            <Skeleton $height="22px" />
          </Line>
        ))}
      </div>
      <TotalsCard>
        <Stack $gap={2}>
          <Skeleton $height="32px" />
          <Skeleton $height="22px" />
          <Skeleton $height="48px" $round />
          <Skeleton $height="48px" $round />
        </Stack>
      </TotalsCard>
    </Columns>
  );
}
