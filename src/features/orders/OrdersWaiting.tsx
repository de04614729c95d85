import { ordersText } from '../../text/orders';
import { Card } from '../../ui/Card';
import { ItemLinesSkeleton } from '../../ui/ItemLine';
import { Row, Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';

/** Orders on their way, in the shape that they will have. */
export function OrdersWaiting() {
  return (
    <Stack $gap={3} role="status" aria-label={ordersText.loading}>
      {[0, 1].map((order) => (
        <Card key={order}>
          <Stack $gap={2}>
            <Row $justify="between">
              <Skeleton $height="24px" $width="180px" />
              <Skeleton $height="28px" $width="104px" $round />
            </Row>
            <ItemLinesSkeleton count={1} />
            <Row $justify="between">
              <Skeleton $height="48px" $width="240px" $round />
              <Skeleton $height="48px" $width="160px" />
            </Row>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
