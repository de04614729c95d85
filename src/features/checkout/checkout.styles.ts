import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/** The padding around the checkout pages. */
export const CheckoutPage = styled.div`
  padding-block: ${space(1)} ${space(8)};

  ${media.tablet} {
    padding-block: ${space(1)} ${space(12)};
  }
`;
