import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { space } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { Container, Section, Stack } from '../../ui/Layout';
import { Eyebrow, Lead, PageTitle } from '../../ui/Text';

const Sheet = styled(Card)`
  width: 100%;
  max-width: 480px;
  margin-inline: auto;
`;

/** The line below a form: a question and where its answer lies. */
export const Aside = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  color: ${s('textSoft')};

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${s('text')};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** The sheet that sign-in and sign-up forms lie on. */
export function SessionCard({
  title,
  intro,
  eyebrow,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly eyebrow?: string;
  readonly children: ReactNode;
}) {
  return (
    <Section>
      <Container $narrow>
        <Sheet>
          <Stack $gap={3}>
            <Stack $gap={1}>
              {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
              <PageTitle>{title}</PageTitle>
              <Lead>{intro}</Lead>
            </Stack>
            {children}
          </Stack>
        </Sheet>
      </Container>
    </Section>
  );
}
