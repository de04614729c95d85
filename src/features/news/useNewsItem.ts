import { useCallback, useEffect, useRef, useState } from 'react';
import { useLazyNewsQuery } from '../../api/newsApi';
import { messageOf } from '../../contract/failure';
import { NEWS_PAGE_SIZE } from '../../contract/limits';
import type { NewsItem } from '../../contract/news';

export type NewsItemState =
  | { readonly status: 'loading'; readonly retry: () => void }
  | { readonly status: 'found'; readonly item: NewsItem }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

type NewsRequest = ReturnType<ReturnType<typeof useLazyNewsQuery>[0]>;

/** Finds one news item. The API has no endpoint for one item, so this searches the pages of the list. */
export function useNewsItem(id: string): NewsItemState {
  const [load] = useLazyNewsQuery();
  const running = useRef<NewsRequest | null>(null);
  /** Each attempt starts after the aborted request of the previous one has settled. */
  const [attempt, setAttempt] = useState<{ readonly after: NewsRequest | null }>({ after: null });
  /** Aborts a hanging request before retrying. */
  const retry = useCallback(() => {
    running.current?.abort();
    setAttempt({ after: running.current });
  }, []);
  const [state, setState] = useState<NewsItemState>({ status: 'loading', retry });

  useEffect(() => {
    let isCancelled = false;
    setState({ status: 'loading', retry });

    const findItem = async (): Promise<NewsItemState> => {
      let total = 1;
      await attempt.after;
      for (let page = 1; page <= total && !isCancelled; page += 1) {
        running.current = load({ page, limit: NEWS_PAGE_SIZE }, true);
        const response = await running.current.unwrap();
        const item = response.items.find((candidate) => candidate.id === id);
        if (item) return { status: 'found', item };
        total = response.items.length === 0 ? 0 : response.totalPages;
      }
      return { status: 'missing' };
    };
    findItem().then(
      (result) => isCancelled || setState(result),
      (error: unknown) =>
        isCancelled ||
        setState({
          status: 'failed',
          message: messageOf(error, ''),
          retry,
        }),
    );
    return () => {
      isCancelled = true;
    };
  }, [id, load, attempt, retry]);

  return state;
}
