import { styled } from 'styled-components';
import { anchors } from '../../paths';
import { shopStory } from '../../shop/story';
import { contentText } from '../../text/content';
import { pageText } from '../../text/pages';
import { s } from '../../theme/accessor';
import { media, radius, space, textSize } from '../../theme/tokens';
import { Container, Section } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';
import { Picture, pictureSize } from '../../ui/Picture';
import { Eyebrow, Prose, SectionTitle, Subtitle } from '../../ui/Text';

const text = contentText.about;
/** The wide banner is cropped to 16:9 below the text, or to 4:3 beside it. */
const CROPPED_HEIGHT = 900;
/** The width of the uncropped picture. */
const SIZES = '(min-width: 1440px) 906px, (min-width: 1024px) 63vw, 102vw';

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

const AboutText = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2.5)};

  h1 {
    font-size: ${textSize.display};
    letter-spacing: -0.025em;
    line-height: 1.04;
  }
`;

const Values = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-top: ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    padding-top: ${space(2.5)};
    border-top: 2px solid ${s('accent')};
  }
  p {
    margin-top: ${space(1)};
    color: ${s('textSoft')};
  }
`;

const Policies = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  section {
    padding: ${space(4)};
    border-radius: ${radius.large};
    background: ${s('surfaceTint')};
    scroll-margin-top: ${space(3)};
  }
  p {
    margin-top: ${space(1.5)};
    line-height: 1.7;
  }
`;

/** The about page. The footer links to its delivery and privacy sections, the order form to its terms. */
export function AboutPage() {
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
          <AboutText>
            <Eyebrow>{text.eyebrow}</Eyebrow>
            <h1>{about.title}</h1>
            <Prose>
              {about.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </AboutText>
          <Picture
            src={about.picture}
            alt=""
            width={pictureSize.banner.width}
            height={CROPPED_HEIGHT}
            sizes={SIZES}
            priority
          />
        </Split>
      </Section>
      <Section aria-labelledby="values">
        <SectionTitle id="values">{text.valuesTitle}</SectionTitle>
        <Values>
          {about.values.map((value) => (
            <li key={value.title}>
              <Subtitle>{value.title}</Subtitle>
              <p>{value.text}</p>
            </li>
          ))}
        </Values>
      </Section>
      <Section as="div">
        <Policies>
          {policies.map(({ id, title, content }) => (
            <section key={id} id={id}>
              <Subtitle as="h2">{title}</Subtitle>
              <p>{content}</p>
            </section>
          ))}
        </Policies>
      </Section>
    </Container>
  );
}
