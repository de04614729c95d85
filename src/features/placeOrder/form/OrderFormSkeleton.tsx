import { Skeleton } from '@kedai/ui/feedback/Loading';
import { Card } from '@kedai/ui/layout/Card';
import { Stack } from '@kedai/ui/layout/Layout';
import { PageTitle } from '@kedai/ui/layout/Text';
import { ItemLinesSkeleton } from '@kedai/ui/product/ItemLine';
import { media } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { placeOrderText } from '../../../text/order/checkout';
import { FormColumns } from '../../shared/orderSummary/orderSummary.styles';

const CollapsedSummary = styled.div`
  height: 58px;

  ${media.tablet} {
    display: none;
  }
`;

const OpenSummary = styled(Card)`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

export function OrderFormSkeleton() {
  return (
    <Stack $gap={4} aria-busy="true">
      <PageTitle>{placeOrderText.title}</PageTitle>
      <FormColumns>
        <div>
          <CollapsedSummary>
            <Skeleton $height="58px" />
          </CollapsedSummary>
          <OpenSummary>
            <ItemLinesSkeleton count={2} />
          </OpenSummary>
        </div>
        <Stack $gap={5}>
          <Stack $gap={2}>
            <Skeleton $height="28px" $width="200px" />
            <Skeleton $height="80px" />
            <Skeleton $height="112px" />
          </Stack>
          <Stack $gap={2}>
            <Skeleton $height="28px" $width="220px" />
            <Skeleton $height="352px" />
          </Stack>
        </Stack>
        <Skeleton $height="320px" />
      </FormColumns>
    </Stack>
  );
}
