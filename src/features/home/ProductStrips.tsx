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

/** The way on stands on the title's line; the sentence has a line of its own. */
const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${space(2)};

  p {
    grid-column: 1 / -1;
  }
`;

const More = styled(Link)`
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

/** The room between two of them is as large as that around others. */
const Place = styled(Section)`
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
    <Place aria-labelledby={id}>
      <Container>
        <Stack $gap={3}>
          <Head>
            <SectionTitle id={id}>{title}</SectionTitle>
            <More to={paths.collection}>
              {homeText.seeAll}
              <ArrowRightIcon size={18} />
            </More>
            <Lead>{text}</Lead>
          </Head>
          {children}
        </Stack>
      </Container>
    </Place>
  );
}

const latest = (products: readonly Product[]) => products.slice(0, LATEST_COLLECTION_COUNT);
const best = (products: readonly Product[]) =>
  products.filter(({ bestseller }) => bestseller).slice(0, BEST_SELLER_COUNT);

/** How wide a card is shown in a row of five, which is swiped where it is not as wide as they are. */
const SWIPED = '(min-width: 1440px) 240px, (min-width: 1024px) 17vw, (min-width: 768px) 27vw, ';
const FIVE_IN_A_ROW = `${SWIPED}39vw`;
/** And in two columns on a phone. */
const FIVE_ABREAST = `${SWIPED}43vw`;

const cardsOf = (products: readonly Product[], sizes: string | undefined) =>
  products.map(({ id, name, price, image }) => (
    <li key={id}>
      <ProductCard to={paths.product(id)} name={name} sen={price} image={image[0]} sizes={sizes} />
    </li>
  ));

const none = <p>{catalogueText.currentlyNone}</p>;

function Latest() {
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
        <ProductGrid $most={5}>
          <ProductSkeletons count={LATEST_COLLECTION_COUNT} />
        </ProductGrid>
      </Loading>
    );
  }
  if (products.length === 0) return none;
  return <ProductGrid $most={5}>{cardsOf(latest(products), FIVE_ABREAST)}</ProductGrid>;
}

/** The first 10 products in the list's order (spec §1). Of a failure and of a long wait it speaks for both strips. */
export function LatestCollection() {
  return (
    <Strip id="latest" title={shop.home.latestTitle} text={shop.home.latestText}>
      <Latest />
    </Strip>
  );
}

/** Up to 5 products that are flagged as bestsellers (spec §1). */
export function BestSellers() {
  const list = useProductList();
  if (list.error !== undefined) return null;
  const products = list.products && best(list.products);
  const columns = columnsFor(products?.length ?? BEST_SELLER_COUNT);
  return (
    <Strip id="best" title={shop.home.bestTitle} text={shop.home.bestText}>
      {products?.length === 0 ? (
        none
      ) : (
        <ProductRow $columns={columns}>
          {products ? (
            cardsOf(products, columns === 5 ? FIVE_IN_A_ROW : undefined)
          ) : (
            <ProductSkeletons count={BEST_SELLER_COUNT} />
          )}
        </ProductRow>
      )}
    </Strip>
  );
}
