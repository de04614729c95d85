import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BEST_SELLER_COUNT, LATEST_COLLECTION_COUNT } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { paths } from '../../paths';
import { shop } from '../../shop';
import { useProductList } from '../../store/productList';
import { catalogueText } from '../../text/catalogue';
import { homeText } from '../../text/home';
import { s } from '../../theme/accessor';
import { space, TARGET_SIZE } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import type { Elements } from '../../ui/elements';
import { ArrowRightIcon } from '../../ui/icons';
import { Container, Section, Stack } from '../../ui/Layout';
import { Loading } from '../../ui/Loading';
import { ProductCard } from '../../ui/ProductCard';
import { columnsFor, ProductGrid, ProductRow, ProductSkeletons } from '../../ui/ProductGrid';
import { RetryButton } from '../../ui/RetryButton';
import { Lead, SectionTitle } from '../../ui/Text';
import { useErrorToast } from '../../ui/useErrorToast';

/** The link is on the title's line; the lead text has its own line. */
const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${space(2)};

  p {
    grid-column: 1 / -1;
  }
`;

const SeeAllLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${TARGET_SIZE};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${s('accentLine')};
  text-decoration-thickness: 2px;
  text-underline-offset: 6px;
`;

/** Avoids a doubled gap between two strips. */
const StripSection = styled(Section)`
  & + & {
    padding-top: 0;
  }
`;

function Strip({
  id,
  title,
  text,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: Elements;
}) {
  return (
    <StripSection aria-labelledby={id}>
      <Container>
        <Stack $gap={3}>
          <Head>
            <SectionTitle id={id}>{title}</SectionTitle>
            <SeeAllLink to={paths.collection}>
              {homeText.seeAll}
              <ArrowRightIcon size={18} />
            </SeeAllLink>
            <Lead>{text}</Lead>
          </Head>
          {children}
        </Stack>
      </Container>
    </StripSection>
  );
}

const selectLatest = (products: readonly Product[]) => products.slice(0, LATEST_COLLECTION_COUNT);
const selectBestSellers = (products: readonly Product[]) =>
  products.filter(({ bestseller }) => bestseller).slice(0, BEST_SELLER_COUNT);

/** The displayed width of a card in a row of five, which scrolls on narrower screens. */
const SCROLLING_SIZES =
  '(min-width: 1440px) 240px, (min-width: 1024px) 17vw, (min-width: 768px) 27vw, ';
const ROW_SIZES = `${SCROLLING_SIZES}39vw`;
/** The width with two columns on a phone. */
const GRID_SIZES = `${SCROLLING_SIZES}43vw`;

const renderCards = (products: readonly Product[], sizes: string | undefined) =>
  products.map(({ id, name, price, image }) => (
    <li key={id}>
      <ProductCard to={paths.product(id)} name={name} sen={price} image={image[0]} sizes={sizes} />
    </li>
  ));

const noProducts = <p>{catalogueText.currentlyNone}</p>;

function LatestProducts() {
  const { products, error, retry } = useProductList();
  useErrorToast(error);
  if (error !== undefined) {
    return (
      <Stack $align="start">
        <Alert>{catalogueText.failed}</Alert>
        <RetryButton variant="secondary" onRetry={retry} />
      </Stack>
    );
  }
  if (products === undefined) {
    return (
      <Loading label={catalogueText.loading} onRetry={retry}>
        <ProductGrid $maxColumns={5}>
          <ProductSkeletons count={LATEST_COLLECTION_COUNT} />
        </ProductGrid>
      </Loading>
    );
  }
  if (products.length === 0) return noProducts;
  return (
    <ProductGrid $maxColumns={5}>{renderCards(selectLatest(products), GRID_SIZES)}</ProductGrid>
  );
}

/** The first 10 products in list order (spec §1). It also shows failures and long waits for both strips. */
export function LatestCollection() {
  return (
    <Strip id="latest" title={shop.home.latestTitle} text={shop.home.latestText}>
      <LatestProducts />
    </Strip>
  );
}

/** Up to 5 products that are flagged as bestsellers (spec §1). */
export function BestSellers() {
  const list = useProductList();
  if (list.error !== undefined) return null;
  const products = list.products && selectBestSellers(list.products);
  const columns = columnsFor(products?.length ?? BEST_SELLER_COUNT);
  return (
    <Strip id="best" title={shop.home.bestTitle} text={shop.home.bestText}>
      {products?.length === 0 ? (
        noProducts
      ) : (
        <ProductRow $columns={columns}>
          {products ? (
            renderCards(products, columns === 5 ? ROW_SIZES : undefined)
          ) : (
            <ProductSkeletons count={BEST_SELLER_COUNT} />
          )}
        </ProductRow>
      )}
    </Strip>
  );
}
