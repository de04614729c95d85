import { useContext, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { newsApi, useNewsQuery } from '../../api/newsApi';
import { messageOf } from '../../contract/failure';
import { NEWS_PAGE_SIZE } from '../../contract/limits';
import { paths } from '../../paths';
import { PREFETCH, type PrefetchThunk } from '../../store/prefetchQuery';
import { useRetry } from '../../store/useRetry';
import { contentText } from '../../text/content';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { NewsIcon } from '../../ui/icons';
import { Container, Section, Stack } from '../../ui/Layout';
import { LoadFailure } from '../../ui/LoadFailure';
import { Loading } from '../../ui/Loading';
import { IsPrerendered, useSearchParamsAfterHydration } from '../../ui/searchParams';
import { Lead, PageTitle } from '../../ui/Text';
import { NewsCard } from './NewsCard';
import { NewsListSkeleton } from './NewsSkeleton';
import { NewsGrid } from './news.styles';
import { Pagination } from './Pagination';

const text = contentText.news;

const Intro = styled(Lead)`
  text-wrap: balance;
`;

const pageHref = (page: number) => (page === 1 ? paths.news : `${paths.news}?page=${page}`);

function readPage(param: string | null): number {
  const page = Number(param ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

const pageQuery = (page: number) => ({ page, limit: NEWS_PAGE_SIZE });

/** Prefetches the first page of news before it is opened. */
export const prefetchNews: PrefetchThunk = (dispatch) =>
  dispatch(newsApi.endpoints.all.initiate(pageQuery(1), PREFETCH));

/** An empty page: there is no news, or the page number is after the last page. */
function NoNews({ page, total }: { readonly page: number; readonly total: number }) {
  const isAfterLastPage = total >= 1 && page > total;
  return (
    <EmptyState icon={<NewsIcon size={30} />} title={isAfterLastPage ? text.behind : text.none}>
      {isAfterLastPage ? <ButtonLink to={pageHref(total)}>{text.toLast}</ButtonLink> : null}
    </EmptyState>
  );
}

/** The news, 9 items per page (spec §2). */
export function NewsList() {
  const [params] = useSearchParamsAfterHydration();
  const isPrerendered = useContext(IsPrerendered);
  const page = readPage(params.get('page'));
  const query = pageQuery(page);
  const { currentData, data, error, isFetching, refetch } = useNewsQuery(query, {
    skip: isPrerendered,
  });
  const isLoading = currentData === undefined && (isFetching || isPrerendered);
  const retry = useRetry(newsApi.util.getRunningQueryThunk('all', query), refetch);
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef<number | null>(null);

  useEffect(() => {
    if (isPrerendered) return;
    if (shownPage.current !== null && shownPage.current !== page) top.current?.scrollIntoView();
    shownPage.current = page;
  }, [page, isPrerendered]);

  return (
    <Container ref={top} style={{ scrollMarginTop: '96px' }}>
      <Section as="div">
        <Stack $gap={5}>
          <Stack $gap={1.5}>
            <PageTitle>{text.title}</PageTitle>
            <Intro>{text.intro}</Intro>
          </Stack>
          {isLoading ? (
            <Loading label={text.loading} onRetry={retry}>
              <NewsListSkeleton />
            </Loading>
          ) : null}
          {currentData === undefined && !isLoading && error !== undefined ? (
            <LoadFailure
              title={text.failedTitle}
              message={text.failed(messageOf(error, ''))}
              onRetry={retry}
            />
          ) : null}
          {currentData && currentData.items.length === 0 ? (
            <NoNews page={page} total={currentData.totalPages} />
          ) : null}
          {currentData && currentData.items.length > 0 ? (
            <NewsGrid>
              {currentData.items.map((item, index) => (
                <li key={item.id}>
                  <NewsCard item={item} priority={index === 0} />
                </li>
              ))}
            </NewsGrid>
          ) : null}
        </Stack>
        {data ? <Pagination page={page} total={data.totalPages} hrefOf={pageHref} /> : null}
      </Section>
    </Container>
  );
}
