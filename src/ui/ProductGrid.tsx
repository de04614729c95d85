import { styled } from 'styled-components';
import { media, space, textSize } from '../theme/tokens';
import { Skeleton } from './Skeleton';

/** Product cards in 2, 3 or 4 columns by width; `$most` says how many at the widest (spec §2). */
export const ProductGrid = styled.ul<{ readonly $most?: 3 | 4 | 5 | undefined }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(2)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(5)} ${space(3)};
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $most = 4 }) => $most}, minmax(0, 1fr));
  }
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  margin-top: ${space(1.5)};
  font-size: ${textSize.body};
`;

/** As many cards as are on their way, in their true size. */
export function ProductGridSkeleton({
  count,
  most = 4,
}: {
  readonly count: number;
  readonly most?: 3 | 4 | 5;
}) {
  return (
    <ProductGrid $most={most} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <li key={index}>
          <Skeleton $ratio="4 / 5" />
          <Words>
            <Skeleton $width="70%" $height="1.35em" />
            <Skeleton $width="35%" $height="1.4em" />
          </Words>
        </li>
      ))}
    </ProductGrid>
  );
}
