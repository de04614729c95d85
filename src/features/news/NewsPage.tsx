import { messageOf } from '@kedai/contract/calls/failure';
import { NEWS_PAGE_SIZE } from '@kedai/contract/rules/limits';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadState, Skeleton } from '@kedai/ui/feedback/Loading';
import { HydratedQuery, useSearchParamsAfterHydration } from '@kedai/ui/hooks/searchParams';
import { NewsIcon } from '@kedai/ui/icons';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { PageMeta } from '@kedai/ui/layout/PageMeta';
import { Pagination } from '@kedai/ui/layout/Pagination';
import { Lead, PageTitle } from '@kedai/ui/layout/Text';
import { space } from '@kedai/ui/theme/tokens';
import { useContext } from 'react';
import { newsApi, useNewsQuery } from '../../api/newsApi';
import { useRetry } from '../../state/hooks';
import type { LoadPageData } from '../../state/pageData';
import { contentText } from '../../text/content';
import { pageText } from '../../text/pages';
import { NewsCard, NewsGrid } from './NewsCard';
import { newsPageHref, newsPageOf } from './newsPageNumber';

const text = contentText.news;

const pageQuery = (page: number) => ({ page, limit: NEWS_PAGE_SIZE });

/** Loads a page of news. The first one exists in a shop without news too. */
export const loadData: LoadPageData = async (dispatch, { query }) => {
  const page = newsPageOf(query);
  const { data, isError } = await dispatch(
    newsApi.endpoints.newsAll.initiate(pageQuery(page), { subscribe: false }),
  );
  return {
    isError,
    isMissing: data !== undefined && page > Math.max(data.totalPages, 1),
    isCacheable: (query.get('page') ?? '1') === String(page),
  };
};

export default function NewsPage() {
  const [params] = useSearchParamsAfterHydration();
  const isWithoutData = useContext(HydratedQuery)?.hasData === false;
  const page = newsPageOf(params);
  const query = pageQuery(page);
  const { currentData, data, error, isFetching, refetch } = useNewsQuery(query, {
    skip: isWithoutData,
  });
  const retry = useRetry(newsApi.util.getRunningQueryThunk('newsAll', query), refetch);
  const items = currentData?.items ?? [];
  return (
    <Container>
      <PageMeta {...pageText.news} noIndex={page > 1 && currentData?.items.length === 0} />
      <Section as="div">
        <Stack $gap={5}>
          <Stack $gap={1.5}>
            <PageTitle>{text.title}</PageTitle>
            <Lead style={{ textWrap: 'balance' }}>{text.intro}</Lead>
          </Stack>
          {currentData ? null : (
            <LoadState
              hasFailed={error !== undefined && !isFetching}
              label={text.loading}
              title={text.failedTitle}
              message={text.failed(messageOf(error, ''))}
              onRetry={retry}
            >
              <NewsGrid aria-hidden="true">
                {Array.from({ length: NEWS_PAGE_SIZE }, (_, index) => index).map((index) => (
                  <li key={index}>
                    <Skeleton $ratio="8 / 5" />
                    <Skeleton $height="12rem" style={{ marginTop: space(1.25) }} />
                  </li>
                ))}
              </NewsGrid>
            </LoadState>
          )}
          {currentData && items.length === 0 ? (
            <EmptyState
              icon={<NewsIcon size={30} />}
              title={page === 1 ? text.none : text.behind}
            />
          ) : null}
          {items.length > 0 ? (
            <NewsGrid>
              {items.map((item, index) => (
                <NewsCard key={item.id} item={item} priority={index === 0} />
              ))}
            </NewsGrid>
          ) : null}
        </Stack>
        {data ? (
          <Pagination page={page} total={data.totalPages} hrefOf={newsPageHref} text={text} />
        ) : null}
      </Section>
    </Container>
  );
}
