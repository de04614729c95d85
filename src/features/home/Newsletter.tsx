import { Button } from '@kedai/ui/button/Button';
import { TextField } from '@kedai/ui/form/TextField';
import { Container, Grid, Row, Section, Stack } from '@kedai/ui/layout/Layout';
import { Lead, Note, SectionTitle } from '@kedai/ui/layout/Text';
import { media, radius, s, space } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCustomerKey } from '../../state/session/customerSession';
import { homeText } from '../../text/catalogue/home';

const text = homeText.newsletter;

const Box = styled(Grid)`
  padding: ${space(5)} ${space(3)};
  border-radius: ${radius.large};
  background: ${s('accentSoft')};

  ${media.tablet} {
    align-items: center;
    padding: ${space(8)};
  }
`;

const Line = styled(Row)`
  > :first-child {
    flex: 1 1 220px;
  }
  ${media.mobile} {
    > :last-child {
      flex: 1 1 140px;
    }
  }
`;

/** The newsletter box (spec §1). The e-mail is required; submitting sends nothing and says so. */
export function Newsletter() {
  const [submitted, setSubmitted] = useState(false);
  // As a key it clears the typed e-mail when the customer changes.
  const customerKey = useCustomerKey();
  return (
    <Section aria-labelledby="newsletter">
      <Container>
        <Box $columns={2} $gap={4}>
          <Stack $gap={1.5}>
            <SectionTitle id="newsletter">{text.title}</SectionTitle>
            <Lead>{text.text}</Lead>
          </Stack>
          <Stack
            as="form"
            key={customerKey}
            onSubmit={(event) => {
              event.preventDefault();
              setSubmitted(true);
            }}
          >
            <Line $align="end" $gap={1.5}>
              <TextField
                label={text.email}
                type="email"
                name="email"
                autoComplete="email"
                placeholder={text.placeholder}
                required
              />
              <Button type="submit">{text.subscribe}</Button>
            </Line>
            <Note role="status">{submitted ? text.nothingSent : ''}</Note>
          </Stack>
        </Box>
      </Container>
    </Section>
  );
}
