import type { Product } from '@kedai/contract/rules/product';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { DeferredContent } from '@kedai/ui/feedback/DeferredContent';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadFailure, Loading, Skeleton } from '@kedai/ui/feedback/Loading';
import { useErrorToast } from '@kedai/ui/feedback/useErrorToast';
import { BagIcon, CheckIcon } from '@kedai/ui/icons';
import { Breadcrumb } from '@kedai/ui/layout/Breadcrumb';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { langOf, langOfDescription } from '@kedai/ui/layout/langOf';
import { PageMeta } from '@kedai/ui/layout/PageMeta';
import { PageTitle, SectionTitle, VisuallyHidden } from '@kedai/ui/layout/Text';
import { Price } from '@kedai/ui/product/Price';
import { ProductCard } from '@kedai/ui/product/ProductCard';
import { columnsFor, ProductRow } from '@kedai/ui/product/ProductGrid';
import { digits, media, s, space, textSize } from '@kedai/ui/theme/tokens';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import type { LoadPageData } from '../../state/pageData';
import { loadPageProducts, usePageProducts } from '../../state/productList';
import { catalogueText } from '../../text/catalogue/catalogue';
import { productText as text } from '../../text/catalogue/product';
import { pageText } from '../../text/pages';
import { LeadToMeantPage } from '../shared/LeadToMeantPage';
import { AddToCart, ProductDetails } from './AddToCart';
import { findRelatedProducts } from './collectionQuery';
import { Gallery, phonePicture } from './Gallery';

const crumbs = [
  { label: text.home, to: paths.home },
  { label: text.collection, to: paths.collection },
];

/** Pictures and details side by side, stacked on a phone. */
const Split = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};

  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space(5)};
  }
  ${media.desktop} {
    gap: ${space(9)};
  }
`;

const StickyDetails = styled(ProductDetails)`
  ${media.tablet} {
    position: sticky;
    top: 112px;
    padding-top: ${space(1)};
  }
`;

const Description = styled.p`
  max-width: ${digits(56)};
  color: ${s('textSoft')};
  line-height: 1.7;
  white-space: pre-line;
`;

const Notes = styled(Stack)`
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

function RelatedProducts({ products }: { readonly products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby="related">
      <Container>
        <Stack $gap={3}>
          <SectionTitle id="related">{text.related}</SectionTitle>
          <ProductRow $columns={columnsFor(products.length)}>
            {products.map((product) => (
              <ProductCard key={product.id} to={paths.product(product.id)} product={product} />
            ))}
          </ProductRow>
        </Stack>
      </Container>
    </Section>
  );
}

export const loadData: LoadPageData = (dispatch, { params: { productId = '' } }) =>
  loadPageProducts(dispatch, (list) => {
    const address = paths.product(productId);
    const product = list.find(({ id }) => id === productId);
    const products = product ? [product, ...findRelatedProducts(product, list)] : [];
    return {
      isMissing: product === undefined,
      pageProducts: { address, products, total: products.length },
    };
  });

/** A product page (spec §2). The API has no endpoint for one product, so it comes from the product list. */
export default function ProductPage() {
  const { productId = '' } = useParams();
  const { products, error, retry } = usePageProducts(paths.product(productId));
  useErrorToast(error);
  const product = products?.find(({ id }) => id === productId);

  if (product && products) {
    const lang = langOf?.(product);
    return (
      <>
        <PageMeta {...pageText.product(product)} />
        <Container key={product.id}>
          <Breadcrumb crumbs={[...crumbs, { label: product.name, lang }]} />
          <Split>
            <Gallery name={product.name} images={product.image} />
            <StickyDetails>
              <Stack $gap={1}>
                <PageTitle lang={lang}>{product.name}</PageTitle>
                <p style={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 }}>
                  <Price sen={product.price} />
                </p>
              </Stack>
              <AddToCart product={product} />
              <Description lang={langOfDescription?.(product)}>{product.description}</Description>
              <Notes as="ul" $gap={1}>
                {text.notes.map((note) => (
                  <li key={note}>
                    <CheckIcon size={18} />
                    <span>{note}</span>
                  </li>
                ))}
              </Notes>
            </StickyDetails>
          </Split>
        </Container>
        <DeferredContent>
          <RelatedProducts products={findRelatedProducts(product, products)} />
        </DeferredContent>
      </>
    );
  }
  if (products !== undefined) {
    return (
      <Container>
        <PageMeta {...pageText.notFound} />
        <LeadToMeantPage
          isKnown={(path) => products.some(({ id }) => paths.product(id) === path)}
        />
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
}

const PictureSkeleton = styled(Skeleton)`
  ${media.mobile} {
    width: auto;
    ${phonePicture}
  }
`;

function ProductSkeleton({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Container style={{ minHeight: '100vh' }}>
      <PageMeta {...pageText.productLoading} />
      <VisuallyHidden as="h1">{text.loading}</VisuallyHidden>
      <Breadcrumb crumbs={[...crumbs, { label: text.loading }]} />
      <Split>
        <Loading label={text.loading} onRetry={onRetry}>
          <PictureSkeleton $ratio="4 / 5" />
        </Loading>
        <Stack $gap={3}>
          <Skeleton $width="80%" $height="2.5rem" />
          <Skeleton $width="60%" $height="48px" />
          <Skeleton $height="48px" />
          <Skeleton $height="7rem" />
        </Stack>
      </Split>
    </Container>
  );
}
