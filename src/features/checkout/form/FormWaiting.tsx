import { styled } from 'styled-components';
import { placeOrderText } from '../../../text/checkout';
import { media, space } from '../../../theme/tokens';
import { Card } from '../../../ui/Card';
import { ItemLinesSkeleton } from '../../../ui/ItemLine';
import { Stack } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import { PageTitle } from '../../../ui/Text';
import { Grid } from './form.styles';

const Folded = styled.div`
  height: 58px;

  ${media.tablet} {
    display: none;
  }
`;

const Open = styled(Card)`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`;

const Field = () => (
  <Stack $gap={0.75}>
    <Skeleton $height="22px" $width="88px" />
    <Skeleton $height="48px" />
  </Stack>
);

/** The order form on its way, in the shape that it will have. */
export function FormWaiting() {
  return (
    <Stack $gap={4} aria-busy="true">
      <PageTitle>{placeOrderText.title}</PageTitle>
      <Grid>
        <div>
          <Folded>
            <Skeleton $height="58px" />
          </Folded>
          <Open>
            <ItemLinesSkeleton count={2} />
          </Open>
        </div>
        <Stack $gap={5}>
          <Stack $gap={2}>
            <Skeleton $height="28px" $width="200px" />
            <Skeleton $height="80px" />
            <Skeleton $height="112px" />
          </Stack>
          <Stack $gap={2}>
            <Skeleton $height="28px" $width="220px" />
            <Pair>
              <Field />
              <Field />
            </Pair>
            <Field />
            <Field />
            <Pair>
              <Field />
              <Field />
            </Pair>
          </Stack>
        </Stack>
        <Skeleton $height="320px" />
      </Grid>
    </Stack>
  );
}
