import { Container } from '@kedai/ui/layout/Layout';
import { media, space } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';

export const CheckoutPage = styled(Container)`
  padding-block: ${space(1)} ${space(8)};

  ${media.tablet} {
    padding-block: ${space(1)} ${space(12)};
  }
`;

export const Amount = styled.p<{ readonly $size: string }>`
  font-size: min(${({ $size }) => $size}, 8vw);
  font-weight: 600;
  line-height: 1.2;
`;

/** Phone: one column. Desktop: a wide column with a narrow one beside it. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(4)};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.45fr) minmax(360px, 1fr);
    column-gap: ${space(8)};
    align-items: start;
  }
`;

/** Phone: summary, form, totals. Desktop: the form, with summary and sticky totals beside it. */
export const FormColumns = styled(Columns)`
  ${media.desktop} {
    grid-template-rows: auto 1fr;
    row-gap: ${space(2)};

    > :nth-child(1) {
      grid-area: 1 / 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
    }
    > :nth-child(3) {
      grid-area: 2 / 2;
      position: sticky;
      top: ${space(12)};
    }
  }
`;
