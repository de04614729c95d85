import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Card } from '../layout/Card';
import type { Elements } from '../layout/elements';
import { Container, Row, Section, Stack } from '../layout/Layout';
import { Eyebrow, Lead, PageTitle } from '../layout/Text';
import { linkTarget, s } from '../theme/tokens';

const Sheet = styled(Card)`
  width: 100%;
  max-width: 480px;
  margin-inline: auto;
`;

export const FormAside = styled(Row).attrs({ as: 'p', $justify: 'center', $gap: 1 })`
  color: ${s('textSoft')};

  a,
  button {
    ${linkTarget}
    justify-content: center;
    color: ${s('text')};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** A page with one form: a title, a sentence and the form, in a card. */
export function FormCard({
  eyebrow,
  title,
  titleRef,
  intro,
  children,
}: {
  readonly eyebrow?: string;
  readonly title: string;
  /** For moving the focus to the title when another step of the form is shown. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly intro: ReactNode;
  readonly children: Elements;
}) {
  return (
    <Section>
      <Container $narrow>
        <Sheet>
          <Stack $gap={3}>
            <Stack $gap={1}>
              {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
              <PageTitle ref={titleRef} tabIndex={-1}>
                {title}
              </PageTitle>
              <Lead as="div">{intro}</Lead>
            </Stack>
            {children}
          </Stack>
        </Sheet>
      </Container>
    </Section>
  );
}
