import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { messageOf } from '../../contract/failure';
import { BEST_SELLER_COUNT, LATEST_COLLECTION_COUNT } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { paths } from '../../paths';
import { shop } from '../../shop';
import { useProductList } from '../../store/productList';
import { catalogueText } from '../../text/catalogue';
import { commonText } from '../../text/common';
import { homeText } from '../../text/home';
import { s } from '../../theme/accessor';
import { space, TARGET_SIZE } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ArrowRightIcon } from '../../ui/icons';
import { Container, Row, Section, Stack } from '../../ui/Layout';
import { ProductCard } from '../../ui/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '../../ui/ProductGrid';
import { StillLoading } from '../../ui/StillLoading';
import { Lead, SectionTitle } from '../../ui/Text';

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

function Strip({
  id,
  title,
  text,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Stack $gap={4}>
          <Row $justify="between" $align="end">
            <Stack $gap={1}>
              <SectionTitle id={id}>{title}</SectionTitle>
              <Lead>{text}</Lead>
            </Stack>
            <More to={paths.collection}>
              {homeText.seeAll}
              <ArrowRightIcon size={18} />
            </More>
          </Row>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

function Cards({
  choose,
  count,
  waiting,
}: {
  readonly choose: (products: readonly Product[]) => readonly Product[];
  readonly count: number;
  /** What is said of a long wait; both strips wait for the same list, one of them says so. */
  readonly waiting?: (retry: () => void) => ReactNode;
}) {
  const list = useProductList();
  if (list.products === undefined) {
    if (list.error === undefined) {
      return (
        <>
          {waiting?.(list.retry)}
          <ProductGridSkeleton count={count} most={5} />
        </>
      );
    }
    return (
      <Stack $align="start">
        <Alert>{messageOf(list.error, catalogueText.failed)}</Alert>
        <Button variant="secondary" onClick={list.retry}>
          {commonText.retry}
        </Button>
      </Stack>
    );
  }
  const products = choose(list.products);
  if (products.length === 0) return <p>{catalogueText.currentlyNone}</p>;
  return (
    <ProductGrid $most={5}>
      {products.map(({ id, name, price, image }) => (
        <li key={id}>
          <ProductCard to={paths.product(id)} name={name} sen={price} image={image[0]} />
        </li>
      ))}
    </ProductGrid>
  );
}

const latest = (products: readonly Product[]) => products.slice(0, LATEST_COLLECTION_COUNT);
const best = (products: readonly Product[]) =>
  products.filter(({ bestseller }) => bestseller).slice(0, BEST_SELLER_COUNT);

/** The first 10 products in the list's order (spec §1). */
export function LatestCollection() {
  return (
    <Strip id="latest" title={shop.home.latestTitle} text={shop.home.latestText}>
      <Cards
        choose={latest}
        count={LATEST_COLLECTION_COUNT}
        waiting={(retry) => <StillLoading onRetry={retry} />}
      />
    </Strip>
  );
}

/** Up to 5 products that are flagged as bestsellers (spec §1). */
export function BestSellers() {
  return (
    <Strip id="best" title={shop.home.bestTitle} text={shop.home.bestText}>
      <Cards choose={best} count={BEST_SELLER_COUNT} />
    </Strip>
  );
}
