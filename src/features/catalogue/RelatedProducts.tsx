import { RELATED_PRODUCTS_COUNT } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { paths } from '../../paths';
import { productText } from '../../text/product';
import { Container, Section, Stack } from '../../ui/Layout';
import { ProductCard } from '../../ui/ProductCard';
import { columnsFor, ProductRow } from '../../ui/ProductGrid';
import { SectionTitle } from '../../ui/Text';

/** Up to 5 of the same category and type (spec §2), never the product itself. */
export function findRelatedProducts(product: Product, all: readonly Product[]): readonly Product[] {
  return all
    .filter(
      ({ id, category, subCategory }) =>
        id !== product.id && category === product.category && subCategory === product.subCategory,
    )
    .slice(0, RELATED_PRODUCTS_COUNT);
}

/** The related products, or nothing if there are none. */
export function RelatedProducts({
  product,
  all,
}: {
  readonly product: Product;
  readonly all: readonly Product[];
}) {
  const related = findRelatedProducts(product, all);
  if (related.length === 0) return null;
  return (
    <Section aria-labelledby="related">
      <Container>
        <Stack $gap={3}>
          <SectionTitle id="related">{productText.related}</SectionTitle>
          <ProductRow $columns={columnsFor(related.length)}>
            {related.map(({ id, name, price, image }) => (
              <li key={id}>
                <ProductCard to={paths.product(id)} name={name} sen={price} image={image[0]} />
              </li>
            ))}
          </ProductRow>
        </Stack>
      </Container>
    </Section>
  );
}
