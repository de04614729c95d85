import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { contentText } from '../../text/content';
import { pageText } from '../../text/pages';
import { space } from '../../theme/tokens';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { NewsIcon } from '../../ui/icons';
import { Container, Stack } from '../../ui/Layout';
import { LoadFailure } from '../../ui/LoadFailure';
import { Loading } from '../../ui/Loading';
import { PageMeta } from '../../ui/PageMeta';
import { PageTitle, Prose } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { MoreNews } from './MoreNews';
import { NewsPicture } from './NewsPicture';
import { NewsArticleSkeleton } from './NewsSkeleton';
import { NewsDate } from './news.styles';
import { formatNewsDate } from './newsText';
import { useNewsItem } from './useNewsItem';

const text = contentText.news;

const Body = styled(Prose)`
  font-size: 1.125rem;

  p {
    white-space: pre-line;
  }
`;

/** A readable line length, aligned with the start of the page's column. */
const ARTICLE_WIDTH = '720px';

const Article = styled(Stack)`
  max-width: ${ARTICLE_WIDTH};
  padding-block: ${space(2)} ${space(6)};
`;

/** A news item as its own page. */
export function NewsArticle() {
  const { newsId = '' } = useParams();
  const state = useNewsItem(newsId);

  if (state.status === 'loading') {
    return (
      <Container>
        <PageMeta {...pageText.news} />
        <VisuallyHidden as="h1">{text.loading}</VisuallyHidden>
        <div style={{ maxWidth: ARTICLE_WIDTH }}>
          <Loading label={text.loading} onRetry={state.retry}>
            <NewsArticleSkeleton />
          </Loading>
        </div>
      </Container>
    );
  }
  if (state.status === 'failed') {
    return (
      <Container>
        <PageMeta {...pageText.news} />
        <LoadFailure
          as="h1"
          title={text.failedTitle}
          message={text.failed(state.message)}
          onRetry={state.retry}
        />
      </Container>
    );
  }
  if (state.status === 'missing') {
    return (
      <Container>
        <PageMeta {...pageText.notFound} />
        <EmptyState
          as="h1"
          icon={<NewsIcon size={30} />}
          title={text.goneTitle}
          text={text.goneText}
        >
          <ButtonLink to={paths.news}>{text.back}</ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  const { item } = state;
  return (
    <Container>
      <PageMeta {...pageText.newsItem(item.title)} />
      <Breadcrumb crumbs={[{ label: text.title, to: paths.news }, { label: item.title }]} />
      <Article as="article" $gap={3}>
        <Stack $gap={1.5}>
          <NewsDate>{formatNewsDate(item.date)}</NewsDate>
          <PageTitle>{item.title}</PageTitle>
        </Stack>
        <NewsPicture src={item.image_url} sizes="(min-width: 768px) 720px, 92vw" priority />
        <Body>
          <p>{item.description}</p>
        </Body>
        <ButtonLink variant="secondary" to={paths.news} style={{ alignSelf: 'flex-start' }}>
          {text.back}
        </ButtonLink>
      </Article>
      <MoreNews currentId={item.id} />
    </Container>
  );
}
