import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { commonText } from '../../text/common';
import { contentText } from '../../text/content';
import { pageText } from '../../text/pages';
import { s } from '../../theme/accessor';
import { space, textSize } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Container, Row, Section, Stack } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';
import { Picture, pictureSize } from '../../ui/Picture';
import { Spinner } from '../../ui/Spinner';
import { PageTitle, Prose } from '../../ui/Text';
import { readableDate } from './newsText';
import { useNewsItem } from './useNewsItem';

const text = contentText.news;

const Day = styled.time`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

const Body = styled(Prose)`
  font-size: 1.125rem;

  p {
    white-space: pre-line;
  }
`;

/** A news item as its own page. */
export function NewsArticle() {
  const { newsId = '' } = useParams();
  const state = useNewsItem(newsId);

  if (state.at === 'loading') {
    return (
      <Container $narrow>
        <Section as="div">
          <Row $justify="center" style={{ minHeight: space(40) }}>
            <Spinner label={text.loading} size={28} />
          </Row>
        </Section>
      </Container>
    );
  }
  if (state.at === 'failed') {
    return (
      <Container $narrow>
        <Section as="div">
          <Stack $align="start">
            <Alert>{text.failed(state.message)}</Alert>
            <Button variant="secondary" onClick={state.retry}>
              {commonText.retry}
            </Button>
          </Stack>
        </Section>
      </Container>
    );
  }
  if (state.at === 'missing') {
    return (
      <Container>
        <PageMeta {...pageText.notFound} />
        <EmptyState as="h1" title={text.goneTitle} text={text.goneText}>
          <ButtonLink to={paths.news}>{text.back}</ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  const { item } = state;
  return (
    <Container $narrow>
      <PageMeta {...pageText.newsItem(item.title)} />
      <Breadcrumb crumbs={[{ label: text.title, to: paths.news }, { label: item.title }]} />
      <Stack as="article" $gap={3} style={{ paddingBlock: `${space(2)} ${space(9)}` }}>
        <Stack $gap={1.5}>
          <Day>{readableDate(item.date)}</Day>
          <PageTitle>{item.title}</PageTitle>
        </Stack>
        <Picture
          src={item.image_url ?? undefined}
          alt=""
          width={pictureSize.news.width}
          height={pictureSize.news.height}
          sizes="(min-width: 768px) 660px, 92vw"
          priority
        />
        <Body>
          <p>{item.description}</p>
        </Body>
        <ButtonLink variant="secondary" to={paths.news} style={{ alignSelf: 'flex-start' }}>
          {text.back}
        </ButtonLink>
      </Stack>
    </Container>
  );
}
