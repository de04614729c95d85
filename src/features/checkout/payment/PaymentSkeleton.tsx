import { paymentText } from '../../../text/checkout';
import { Breadcrumb, type Crumb } from '../../../ui/Breadcrumb';
import { Card } from '../../../ui/Card';
import { ItemLinesSkeleton } from '../../../ui/ItemLine';
import { Stack } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Columns } from '../checkout.styles';
import { StatusLine } from './payment.styles';

/** A skeleton with the layout of the loaded payment page. */
export function PaymentSkeleton({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <Stack $gap={4} aria-busy="true">
      <Stack $gap={1}>
        <Breadcrumb crumbs={crumbs} />
        <VisuallyHidden as="h1">{paymentText.loading}</VisuallyHidden>
        <Skeleton $height="46px" $width="420px" />
        <StatusLine>
          <Skeleton $height="28px" $width="120px" $round />
        </StatusLine>
      </Stack>
      <Columns>
        <Stack $gap={4}>
          <Skeleton $height="106px" />
          <Skeleton $height="400px" />
          <Skeleton $height="240px" />
        </Stack>
        <Card>
          <Stack $gap={3}>
            <Skeleton $height="28px" $width="180px" />
            <ItemLinesSkeleton count={2} />
            <Skeleton $height="160px" />
          </Stack>
        </Card>
      </Columns>
    </Stack>
  );
}
