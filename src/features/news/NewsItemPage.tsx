import { messageOf } from '@kedai/contract/calls/failure';
import { NEWS_PAGE_SIZE } from '@kedai/contract/rules/limits';
import { formatNewsDate } from '@kedai/contract/text/longDay';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadState, Skeleton } from '@kedai/ui/feedback/Loading';
import { NewsIcon } from '@kedai/ui/icons';
import { Breadcrumb } from '@kedai/ui/layout/Breadcrumb';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { langOf, langOfDescription } from '@kedai/ui/layout/langOf';
import { PageMeta } from '@kedai/ui/layout/PageMeta';
import { Note, PageTitle, Prose, SectionTitle, VisuallyHidden } from '@kedai/ui/layout/Text';
import { space } from '@kedai/ui/theme/tokens';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { newsApi, newsItemApi, useNewsItemQuery, useNewsQuery } from '../../api/newsApi';
import { paths } from '../../paths';
import { useRetry } from '../../state/hooks';
import type { LoadPageData } from '../../state/pageData';
import { contentText } from '../../text/content';
import { pageText } from '../../text/pages';
import { LeadToMeantPage } from '../shared/LeadToMeantPage';
import { NewsCard, NewsGrid, NewsPicture } from './NewsCard';

const text = contentText.news;

const Body = styled(Prose)`
  font-size: 1.125rem;

  p {
    white-space: pre-line;
  }
`;

/** A readable line length, aligned with the start of the page's column. */
const Article = styled(Stack)`
  max-width: 720px;
  padding-block: ${space(2)} ${space(6)};
`;

/** The newest items except the current one; nothing while loading or if there are none. */
function MoreNews({ currentId }: { readonly currentId: string }) {
  const titleId = useId();
  const { data } = useNewsQuery({ page: 1, limit: NEWS_PAGE_SIZE });
  const others = data?.items.filter(({ id }) => id !== currentId).slice(0, 3) ?? [];
  if (others.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <Stack $gap={3}>
        <SectionTitle id={titleId}>{text.more}</SectionTitle>
        <NewsGrid>
          {others.map((item) => (
            <NewsCard key={item.id} as="h3" item={item} />
          ))}
        </NewsGrid>
      </Stack>
    </Section>
  );
}

export const loadData: LoadPageData = async (dispatch, { params: { newsId = '' } }) => {
  const [item, others] = await Promise.all([
    dispatch(newsItemApi.endpoints.newsItem.initiate(newsId, { subscribe: false })),
    dispatch(
      newsApi.endpoints.newsAll.initiate({ page: 1, limit: NEWS_PAGE_SIZE }, { subscribe: false }),
    ),
  ]);
  return { isError: item.isError || others.isError, isMissing: item.data === null };
};

export default function NewsItemPage() {
  const { newsId = '' } = useParams();
  const { currentData: item, error, isFetching, refetch } = useNewsItemQuery(newsId);
  const retry = useRetry(newsItemApi.util.getRunningQueryThunk('newsItem', newsId), refetch);

  if (item) {
    const lang = langOf?.(item);
    return (
      <Container>
        <PageMeta {...pageText.newsItem(item)} />
        <Breadcrumb
          crumbs={[
            { label: text.title, to: paths.news },
            { label: item.title, lang },
          ]}
        />
        <Article as="article" $gap={3}>
          <Stack $gap={1.5}>
            <Note>{formatNewsDate(item.date)}</Note>
            <PageTitle lang={lang}>{item.title}</PageTitle>
          </Stack>
          <NewsPicture src={item.image_url} sizes="(min-width: 768px) 720px, 92vw" priority />
          <Body>
            <p lang={langOfDescription?.(item)}>{item.description}</p>
          </Body>
          <ButtonLink variant="secondary" to={paths.news} style={{ alignSelf: 'flex-start' }}>
            {text.back}
          </ButtonLink>
        </Article>
        <MoreNews currentId={item.id} />
      </Container>
    );
  }
  if (item === null) {
    return (
      <Container>
        <PageMeta {...pageText.notFound} />
        <LeadToMeantPage />
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
  const hasFailed = error !== undefined && !isFetching;
  return (
    <Container>
      <PageMeta {...pageText.news} />
      {hasFailed ? null : <VisuallyHidden as="h1">{text.loading}</VisuallyHidden>}
      <LoadState
        as="h1"
        hasFailed={hasFailed}
        label={text.loading}
        title={text.failedTitle}
        message={text.failed(messageOf(error, ''))}
        onRetry={retry}
      >
        <Article $gap={3} aria-hidden="true" style={{ paddingTop: space(9) }}>
          <Skeleton $width="140px" $height="1.4rem" />
          <Skeleton $width="80%" $height="2.5rem" />
          <Skeleton $ratio="8 / 5" />
          <Skeleton $height="12rem" />
        </Article>
      </LoadState>
    </Container>
  );
}
