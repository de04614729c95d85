import { styled } from 'styled-components';
import { pageText } from '../../text/pages';
import { productText } from '../../text/product';
import { media, space } from '../../theme/tokens';
import { Container, Stack } from '../../ui/Layout';
import { Loading } from '../../ui/Loading';
import { PageMeta } from '../../ui/PageMeta';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ProductSplit, phonePicture } from './product.styles';

/** As high as the breadcrumb. */
const BreadcrumbSkeleton = styled.div`
  display: flex;
  align-items: center;
  height: 52px;
  padding-top: ${space(1)};

  ${media.tablet} {
    height: 68px;
  }
`;

const PictureSkeleton = styled(Skeleton)`
  ${media.mobile} {
    width: auto;
    ${phonePicture}
  }
`;

/** A skeleton with the layout of the loaded product page. */
export function ProductSkeleton({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Container style={{ minHeight: '100vh' }}>
      <PageMeta {...pageText.productLoading} />
      <VisuallyHidden as="h1">{productText.loading}</VisuallyHidden>
      <BreadcrumbSkeleton>
        <Skeleton $width="220px" $height="1rem" />
      </BreadcrumbSkeleton>
      <ProductSplit>
        <Loading label={productText.loading} onRetry={onRetry}>
          <PictureSkeleton $ratio="4 / 5" />
        </Loading>
        <Stack $gap={3}>
          <Stack $gap={1}>
            <Skeleton $width="80%" $height="2.5rem" />
            <Skeleton $width="120px" $height="2rem" />
          </Stack>
          <Skeleton $width="60%" $height="48px" />
          <Skeleton $height="48px" />
          <Skeleton $height="7rem" />
        </Stack>
      </ProductSplit>
    </Container>
  );
}
