import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { ItemLinesSkeleton } from '../../ui/ItemLine';
import { Row, Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';

const Foot = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: 160px 240px;
    align-items: end;
    justify-content: space-between;
    direction: rtl;
  }
`;

/** A skeleton with the layout of the loaded orders. */
export function OrdersSkeleton() {
  return (
    <Stack $gap={3} aria-hidden="true">
      {[0, 1].map((order) => (
        <Card key={order}>
          <Stack $gap={2}>
            <Row $justify="between">
              <Skeleton $height="24px" $width="180px" />
              <Skeleton $height="28px" $width="104px" $round />
            </Row>
            <ItemLinesSkeleton count={1} />
            <Foot>
              <Skeleton $height="56px" />
              <Skeleton $height="48px" $round />
            </Foot>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
