import { SHOP_ADDRESS_LINES } from '@kedai/contract/text/shopPlace';
import { Button } from '@kedai/ui/button/Button';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@kedai/ui/icons';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { PageHead } from '@kedai/ui/layout/PageHead';
import { PageMeta } from '@kedai/ui/layout/PageMeta';
import { phoneLink } from '@kedai/ui/layout/phoneLink';
import { Subtitle } from '@kedai/ui/layout/Text';
import { linkTarget, media, radius, s, space } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { anchors, paths } from '../../paths';
import { shop } from '../../shop';
import { shopText } from '../../shop/shopText';
import { shopStory } from '../../shop/story';
import { contentText } from '../../text/content';
import { pageText } from '../../text/pages';

const text = contentText.contact;

const Split = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    gap: ${space(6)};
  }
`;

const ContactDetails = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${s('line')};
  border-radius: ${radius.large};
  background: ${s('line')};

  > div {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: ${space(0.5)} ${space(2)};
    padding: ${space(2.5)} ${space(3)};
    background: ${s('surface')};
  }
  svg {
    grid-row: span 2;
    color: ${s('accent')};
  }
  dt {
    color: ${s('textSoft')};
    font-size: 0.875rem;
  }
  dd {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
  a {
    ${linkTarget}
    margin-block: -${space(1)};
    text-decoration-color: ${s('accentLine')};
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

const Careers = styled(Stack)`
  padding: ${space(4)};
  border-radius: ${radius.large};
  background: ${s('accentSoft')};
  scroll-margin-top: ${space(3)};

  ${media.tablet} {
    justify-content: center;
  }
  ${media.desktop} {
    padding: ${space(5)};
  }
`;

export default function ContactPage() {
  const { contact } = shop;
  const { careers } = shopStory;
  const mailLink = <a href={`mailto:${contact.email}`}>{contact.email}</a>;
  const details = [
    {
      Icon: PinIcon,
      term: text.store,
      content: SHOP_ADDRESS_LINES.map((line) => <div key={line}>{line}</div>),
    },
    {
      Icon: PhoneIcon,
      term: text.phone,
      content: <a href={phoneLink(contact.phone)}>{contact.phone}</a>,
    },
    { Icon: MailIcon, term: text.email, content: mailLink },
    { Icon: ClockIcon, term: text.hours, content: shopText.openingHours },
  ];
  const [showsJobs, setShowsJobs] = useState(false);
  return (
    <Container>
      <PageMeta {...pageText.contact} />
      <Section as="div">
        <Stack $gap={5}>
          <PageHead title={text.title} text={text.intro} />
          <Split>
            <ContactDetails>
              {details.map(({ Icon, term, content }) => (
                <div key={term}>
                  <Icon />
                  <dt>{term}</dt>
                  <dd>{content}</dd>
                </div>
              ))}
            </ContactDetails>
            <Careers as="section" $align="start" id={anchors.careers}>
              <Subtitle as="h2">{careers.title}</Subtitle>
              <p>{careers.text}</p>
              <Button aria-expanded={showsJobs} onClick={() => setShowsJobs(true)}>
                {text.exploreJobs}
              </Button>
              <p role="status">
                {showsJobs ? (
                  <>
                    <span>{text.noJobs}</span> {mailLink}
                  </>
                ) : null}
              </p>
            </Careers>
          </Split>
          <div>
            <ButtonLink variant="secondary" to={paths.outlets}>
              {text.outlets}
            </ButtonLink>
          </div>
        </Stack>
      </Section>
    </Container>
  );
}
