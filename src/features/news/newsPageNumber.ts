import { paths } from '../../paths';

/** The number of the page of news in a URL, from 1. The API knows no numbers of more than six digits. */
export function newsPageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

export const newsPageHref = (page: number): string =>
  page === 1 ? paths.news : `${paths.news}?page=${page}`;
