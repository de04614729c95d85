import { BEST_SELLER_COUNT, LATEST_COLLECTION_COUNT } from '@kedai/contract/rules/limits';
import type { Product } from '@kedai/contract/rules/product';
import { LoadAlert, Loading } from '@kedai/ui/feedback/Loading';
import { useErrorToast } from '@kedai/ui/feedback/useErrorToast';
import { ArrowRightIcon } from '@kedai/ui/icons';
import type { Elements } from '@kedai/ui/layout/elements';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { Lead, SectionTitle } from '@kedai/ui/layout/Text';
import { ProductCard } from '@kedai/ui/product/ProductCard';
import {
  columnsFor,
  ProductGrid,
  ProductRow,
  ProductSkeletons,
} from '@kedai/ui/product/ProductGrid';
import { linkTarget, media, s, space } from '@kedai/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { customApi } from '../../api/customApi';
import { paths } from '../../paths';
import { shopText } from '../../shop/shopText';
import type { LoadPageData } from '../../state/pageData';
import { loadPageProducts, usePageProducts } from '../../state/productList';
import { catalogueText } from '../../text/catalogue/catalogue';
import { homeText } from '../../text/catalogue/home';

/** The link is on the title's line; the lead text has its own line. */
const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${space(2)};

  p {
    grid-column: 1 / -1;
  }
  /* The link is below the title where no word of the title would fit beside it. */
  ${media.mobile} {
    display: flex;
    flex-wrap: wrap;

    h2 {
      flex: 1 1 min-content;
    }
    p {
      width: 100%;
    }
  }
`;

const SeeAllLink = styled(Link)`
  ${linkTarget}
  gap: ${space(1)};
  font-weight: 600;
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

/** The displayed width of a card where five are in a row. */
const SIZES = '(min-width: 1440px) 240px, (min-width: 1024px) 17vw, (min-width: 768px) 27vw, 43vw';

/** The cards, or their skeletons until the products have loaded. */
function Cards({
  products,
  count,
  sizes,
}: {
  readonly products: readonly Product[] | undefined;
  readonly count: number;
  readonly sizes?: string | undefined;
}) {
  if (products === undefined) return <ProductSkeletons count={count} />;
  return products.map((product) => (
    <ProductCard key={product.id} to={paths.product(product.id)} product={product} sizes={sizes} />
  ));
}

const latestOf = (products: readonly Product[]) => products.slice(0, LATEST_COLLECTION_COUNT);

const bestOf = (products: readonly Product[]) =>
  products.filter(({ bestseller }) => bestseller).slice(0, BEST_SELLER_COUNT);

/** Loads the banners, and the products of both strips. */
export const loadHome: LoadPageData = async (dispatch) => {
  const [banners, strips] = await Promise.all([
    dispatch(customApi.endpoints.getSliderImages.initiate(undefined, { subscribe: false })),
    loadPageProducts(dispatch, (list) => {
      const shown = new Set([...latestOf(list), ...bestOf(list)]);
      const products = list.filter((product) => shown.has(product));
      return { pageProducts: { address: paths.home, products, total: products.length } };
    }),
  ]);
  return { ...strips, isError: banners.isError || strips.isError };
};

/** The first 10 products in list order, and up to 5 bestsellers (spec §1). Both come from one list. */
export function ProductStrips() {
  const { products, error, retry } = usePageProducts(paths.home);
  useErrorToast(error);
  const best = products && bestOf(products);
  const columns = columnsFor(best?.length ?? BEST_SELLER_COUNT);
  const none = <p>{catalogueText.currentlyNone}</p>;
  const latestCards = (
    <ProductGrid $maxColumns={5}>
      <Cards
        products={products && latestOf(products)}
        count={LATEST_COLLECTION_COUNT}
        sizes={SIZES}
      />
    </ProductGrid>
  );
  return (
    <>
      <Strip id="latest" title={shopText.home.latestTitle} text={shopText.home.latestText}>
        {error !== undefined ? (
          <LoadAlert message={catalogueText.failed} onRetry={retry} />
        ) : products === undefined ? (
          <Loading label={catalogueText.loading} onRetry={retry}>
            {latestCards}
          </Loading>
        ) : products.length === 0 ? (
          none
        ) : (
          latestCards
        )}
      </Strip>
      {error === undefined ? (
        <Strip id="best" title={shopText.home.bestTitle} text={shopText.home.bestText}>
          {best?.length === 0 ? (
            none
          ) : (
            <ProductRow $columns={columns}>
              <Cards
                products={best}
                count={BEST_SELLER_COUNT}
                sizes={columns === 5 ? SIZES : undefined}
              />
            </ProductRow>
          )}
        </Strip>
      ) : null}
    </>
  );
}
