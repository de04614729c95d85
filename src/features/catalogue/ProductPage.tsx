import { memo } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Product } from '../../contract/product';
import { paths } from '../../paths';
import { useProductList } from '../../store/productList';
import { catalogueText } from '../../text/catalogue';
import { pageText } from '../../text/pages';
import { productText } from '../../text/product';
import { s } from '../../theme/accessor';
import { digits, media, space, textSize } from '../../theme/tokens';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { ButtonLink } from '../../ui/ButtonLink';
import { DeferredContent } from '../../ui/DeferredContent';
import { EmptyState } from '../../ui/EmptyState';
import { BagIcon, CheckIcon } from '../../ui/icons';
import { Container, Stack } from '../../ui/Layout';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageMeta } from '../../ui/PageMeta';
import { Price } from '../../ui/Price';
import { PageTitle } from '../../ui/Text';
import { useErrorToast } from '../../ui/useErrorToast';
import { AddToCart } from './AddToCart';
import { Gallery } from './Gallery';
import { ProductSkeleton } from './ProductSkeleton';
import { ProductDetails, ProductSplit } from './product.styles';
import { RelatedProducts } from './RelatedProducts';

const text = productText;

const StickyDetails = styled(ProductDetails)`
  ${media.tablet} {
    position: sticky;
    top: 112px;
    padding-top: ${space(1)};
  }
`;

const ProductPrice = styled.p`
  font-size: 1.5rem;
  font-weight: 600;
  line-height: 1.3;
`;

const Description = styled.p`
  max-width: ${digits(56)};
  color: ${s('textSoft')};
  line-height: 1.7;
  white-space: pre-line;
  text-wrap: pretty;
`;

const Notes = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding-top: ${space(3)};
  border-top: 1px solid ${s('line')};
  color: ${s('textSoft')};
  font-size: ${textSize.small};

  li {
    display: flex;
    align-items: flex-start;
    gap: ${space(1)};
    text-wrap: balance;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: ${s('accent')};
  }
`;

function LoadedProduct({
  product,
  all,
  loginPath,
}: {
  readonly product: Product;
  readonly all: readonly Product[];
  readonly loginPath: string;
}) {
  return (
    <>
      <PageMeta {...pageText.product(product.name)} />
      <Container>
        <Breadcrumb
          crumbs={[
            { label: text.home, to: paths.home },
            { label: text.collection, to: paths.collection },
            { label: product.name },
          ]}
        />
        <ProductSplit>
          <Gallery name={product.name} images={product.image} />
          <StickyDetails>
            <Stack $gap={1}>
              <PageTitle>{product.name}</PageTitle>
              <ProductPrice>
                <Price sen={product.price} />
              </ProductPrice>
            </Stack>
            <AddToCart product={product} loginPath={loginPath} />
            <Description>{product.description}</Description>
            <Notes>
              {text.notes.map((note) => (
                <li key={note}>
                  <CheckIcon size={18} />
                  <span>{note}</span>
                </li>
              ))}
            </Notes>
          </StickyDetails>
        </ProductSplit>
      </Container>
      <DeferredContent>
        <RelatedProducts product={product} all={all} />
      </DeferredContent>
    </>
  );
}

/**
 * A product page (spec §2). The API has no endpoint for one product, so it comes from the product list.
 * @param loginPath the sign-in that leads back to this page
 */
export const ProductPage = memo(({ loginPath }: { readonly loginPath: string }) => {
  const { productId = '' } = useParams();
  const { products, error, retry } = useProductList();
  useErrorToast(error);
  const product = products?.find(({ id }) => id === productId);

  if (product && products) {
    return (
      <LoadedProduct key={product.id} product={product} all={products} loginPath={loginPath} />
    );
  }
  if (products !== undefined) {
    return (
      <Container>
        <PageMeta {...pageText.notFound} />
        <EmptyState
          as="h1"
          icon={<BagIcon size={30} />}
          title={text.goneTitle}
          text={text.goneText}
        >
          <ButtonLink to={paths.collection}>{text.toCollection}</ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  if (error !== undefined) {
    return (
      <Container>
        <PageMeta {...pageText.productsFailed} />
        <LoadFailure
          as="h1"
          title={catalogueText.failedTitle}
          message={catalogueText.failed}
          onRetry={retry}
        />
      </Container>
    );
  }
  return <ProductSkeleton onRetry={retry} />;
});
