import { productText } from '../../text/product';
import { Container, Stack } from '../../ui/Layout';
import { Loading } from '../../ui/Loading';
import { Skeleton } from '../../ui/Skeleton';
import { ProductSplit } from './ProductSplit';

/** A product page that is on its way, in its true size. */
export function ProductSkeleton({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Container>
      <Skeleton $width="200px" $height="1rem" style={{ marginBlock: '14px' }} />
      <ProductSplit>
        <Skeleton $ratio="4 / 5" />
        <Stack $gap={3}>
          <Skeleton $width="80%" $height="2.5rem" />
          <Skeleton $width="96px" $height="1.5rem" />
          <Skeleton $height="7rem" />
          <Loading waiting label={productText.loading} onRetry={onRetry} />
        </Stack>
      </ProductSplit>
    </Container>
  );
}
