import { Container, Grid, Section, Stack } from '@kedai/ui/layout/Layout';
import { PageMeta } from '@kedai/ui/layout/PageMeta';
import { DisplayTitle, Eyebrow, Prose, SectionTitle, Subtitle } from '@kedai/ui/layout/Text';
import { Picture, pictureSize } from '@kedai/ui/product/Picture';
import { media, radius, s, space } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { anchors } from '../../paths';
import { shop } from '../../shop';
import { shopStory } from '../../shop/story';
import { contentText } from '../../text/content';
import { pageText } from '../../text/pages';

const text = contentText.about;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: ${space(9)};

    > span {
      aspect-ratio: 4 / 3;
    }
  }
`;

const Values = styled(Grid)`
  margin-top: ${space(4)};

  li {
    padding-top: ${space(2.5)};
    border-top: 2px solid ${s('accent')};
  }
  p {
    margin-top: ${space(1)};
    color: ${s('textSoft')};
  }
`;

const Policy = styled.section`
  padding: ${space(4)};
  border-radius: ${radius.large};
  background: ${s('surfaceTint')};
  scroll-margin-top: ${space(3)};

  p {
    margin-top: ${space(1.5)};
    line-height: 1.7;
  }
`;

/** The about page. The footer links to its delivery and privacy sections, the order form to its terms. */
export default function AboutPage() {
  const { about, delivery, privacy, terms } = shopStory;
  const policies = [
    { id: anchors.delivery, title: text.deliveryTitle, content: delivery },
    { id: anchors.privacy, title: text.privacyTitle, content: privacy },
    { id: anchors.terms, title: text.termsTitle, content: terms },
  ];
  return (
    <Container>
      <PageMeta {...pageText.about} />
      <Section as="div">
        <Split>
          <Stack $gap={2.5}>
            <Eyebrow>{text.eyebrow}</Eyebrow>
            <DisplayTitle>{about.title}</DisplayTitle>
            <Prose>
              {about.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </Stack>
          <Picture
            src={shop.pictures.about}
            alt=""
            width={pictureSize.banner.width}
            // Cropped to 16:9 below the text, or to 4:3 beside it.
            height={900}
            sizes="(min-width: 1440px) 906px, (min-width: 1024px) 63vw, 102vw"
            priority
          />
        </Split>
      </Section>
      <Section aria-labelledby="values">
        <SectionTitle id="values">{text.valuesTitle}</SectionTitle>
        <Values as="ul" $columns={3} $gap={4}>
          {about.values.map((value) => (
            <li key={value.title}>
              <Subtitle>{value.title}</Subtitle>
              <p>{value.text}</p>
            </li>
          ))}
        </Values>
      </Section>
      <Section as="div">
        <Grid $columns={3} $gap={3} $from="desktop">
          {policies.map(({ id, title, content }) => (
            <Policy key={id} id={id} tabIndex={-1}>
              <Subtitle as="h2">{title}</Subtitle>
              <p>{content}</p>
            </Policy>
          ))}
        </Grid>
      </Section>
    </Container>
  );
}
