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
import { NewsGrid } from './NewsGrid';
import { NewsListSkeleton } from './NewsSkeleton';
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

const asOf = (page: number) => ({ page, limit: NEWS_PAGE_SIZE });

/** Asks for the newest news before their page is opened. */
export const prefetchNews: PrefetchThunk = (dispatch) =>
  dispatch(newsApi.endpoints.all.initiate(asOf(1), PREFETCH));

/** A page without news: there is none at all, or what the address names lies behind the last page. */
function Nothing({ page, total }: { readonly page: number; readonly total: number }) {
  const isBehind = total >= 1 && page > total;
  return (
    <EmptyState icon={<NewsIcon size={30} />} title={isBehind ? text.behind : text.none}>
      {isBehind ? <ButtonLink to={pageHref(total)}>{text.toLast}</ButtonLink> : null}
    </EmptyState>
  );
}

/** The news, 9 to a page (spec §2). */
export function NewsList() {
  const [params] = useSearchParamsAfterHydration();
  const isUnknown = useContext(IsPrerendered);
  const page = readPage(params.get('page'));
  const asked = asOf(page);
  const { currentData, data, error, isFetching, refetch } = useNewsQuery(asked, {
    skip: isUnknown,
  });
  const isComing = currentData === undefined && (isFetching || isUnknown);
  const ask = useRetry(newsApi.util.getRunningQueryThunk('all', asked), refetch);
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef<number | null>(null);

  useEffect(() => {
    if (isUnknown) return;
    if (shownPage.current !== null && shownPage.current !== page) top.current?.scrollIntoView();
    shownPage.current = page;
  }, [page, isUnknown]);

  return (
    <Container ref={top} style={{ scrollMarginTop: '96px' }}>
      <Section as="div">
        <Stack $gap={5}>
          <Stack $gap={1.5}>
            <PageTitle>{text.title}</PageTitle>
            <Intro>{text.intro}</Intro>
          </Stack>
          {isComing ? (
            <Loading label={text.loading} onRetry={ask}>
              <NewsListSkeleton />
            </Loading>
          ) : null}
          {currentData === undefined && !isComing && error !== undefined ? (
            <LoadFailure
              title={text.failedTitle}
              message={text.failed(messageOf(error, ''))}
              onRetry={ask}
            />
          ) : null}
          {currentData && currentData.items.length === 0 ? (
            <Nothing page={page} total={currentData.totalPages} />
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
