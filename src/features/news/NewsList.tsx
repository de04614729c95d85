import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNewsQuery } from '../../api/newsApi';
import { messageOf } from '../../contract/failure';
import { NEWS_PAGE_SIZE } from '../../contract/limits';
import { paths } from '../../paths';
import { commonText } from '../../text/common';
import { contentText } from '../../text/content';
import { media, space } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Container, Row, Section, Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { Lead, PageTitle } from '../../ui/Text';
import { NewsCard } from './NewsCard';
import { Pagination } from './Pagination';

const text = contentText.news;

const Grid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(4)};
  }
`;

function GridSkeleton() {
  return (
    <Grid>
      {Array.from({ length: 6 }, (_, index) => index).map((index) => (
        <li key={index} aria-hidden="true">
          <Stack $gap={1.25}>
            <Skeleton $ratio="8 / 5" />
            <Skeleton $width="30%" />
            <Skeleton $width="80%" $height="1.75rem" />
            <Skeleton $height="3rem" />
          </Stack>
        </li>
      ))}
    </Grid>
  );
}

const pageHref = (page: number) => (page === 1 ? paths.news : `${paths.news}?page=${page}`);

function readPage(param: string | null): number {
  const page = Number(param ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** The news, 9 to a page (spec §2). */
export function NewsList() {
  const [params] = useSearchParams();
  const page = readPage(params.get('page'));
  const { currentData, data, error, isFetching, refetch } = useNewsQuery({
    page,
    limit: NEWS_PAGE_SIZE,
  });
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);

  useEffect(() => {
    if (shownPage.current !== page) top.current?.scrollIntoView();
    shownPage.current = page;
  }, [page]);

  return (
    <Container ref={top} style={{ scrollMarginTop: '96px' }}>
      <Section as="div">
        <Stack $gap={5}>
          <Stack $gap={1.5}>
            <PageTitle>{text.title}</PageTitle>
            <Lead>{text.intro}</Lead>
          </Stack>
          {currentData === undefined && isFetching ? (
            <>
              <Row $justify="center">
                <Spinner label={text.loading} size={28} />
              </Row>
              <GridSkeleton />
            </>
          ) : null}
          {currentData === undefined && !isFetching && error !== undefined ? (
            <Stack $align="start">
              <Alert>{text.failed(messageOf(error, ''))}</Alert>
              <Button variant="secondary" onClick={() => void refetch()}>
                {commonText.retry}
              </Button>
            </Stack>
          ) : null}
          {currentData && currentData.items.length === 0 ? <EmptyState title={text.none} /> : null}
          {currentData && currentData.items.length > 0 ? (
            <Grid>
              {currentData.items.map((item, index) => (
                <li key={item.id}>
                  <NewsCard item={item} priority={index === 0} />
                </li>
              ))}
            </Grid>
          ) : null}
        </Stack>
        {data ? <Pagination page={page} total={data.totalPages} hrefOf={pageHref} /> : null}
      </Section>
    </Container>
  );
}
