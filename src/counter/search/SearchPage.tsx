import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { TextField } from '@kedai/ui/form/TextField';
import { useSearchParamsAfterHydration } from '@kedai/ui/hooks/searchParams';
import { SearchIcon } from '@kedai/ui/icons';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note } from '@kedai/ui/layout/Text';
import { useEffect, useState } from 'react';
import { searchText } from '../../text/counter/day';
import { Foot, Page } from '../counter.styles';
import { useSearchOrdersInfiniteQuery } from '../counterApi';
import { Loaded } from '../live/Loaded';
import { Tab } from '../live/Tab';
import { OrderCard } from '../queue/OrderCard';
import { countOf, MoreOrders, ordersOf } from '../queue/OrderPages';
import { List, Title } from '../queue/QueuePage.styles';
import { UndoBar } from '../undo/UndoBar';

const DEBOUNCE_MS = 250;

/** All orders, or those that contain a text. The address has the text. */
export function SearchPage() {
  const [params, setParams] = useSearchParamsAfterHydration();
  const text = params.get('text') ?? '';
  /** What is typed and not yet in the address. */
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      setParams(typed.trim() === '' ? {} : { text: typed }, { replace: true });
      setTyped(null);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  const query = useSearchOrdersInfiniteQuery(text === '' ? {} : { text });
  const isCurrent = query.currentData !== undefined;
  const orders = ordersOf(query);
  const count = countOf(query);
  const summary = text === '' ? searchText.all(count) : searchText.found(count);
  return (
    <>
      <Tab page={searchText.title} />
      <Page>
        <Title>{searchText.title}</Title>
        <Stack $gap={1.5}>
          <TextField
            type="search"
            label={searchText.label}
            value={typed ?? text}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Loaded query={query} text={searchText}>
            {() => (
              <>
                <Note role="status">{isCurrent ? summary : searchText.loading}</Note>
                <List>
                  {orders.map((order) => (
                    <li key={order.id}>
                      <OrderCard order={order} />
                    </li>
                  ))}
                </List>
                {isCurrent && count === 0 ? (
                  <EmptyState
                    title={searchText.nothing(text.trim())}
                    text={text === '' ? '' : searchText.nothingHint}
                    icon={<SearchIcon size={32} />}
                  />
                ) : null}
              </>
            )}
          </Loaded>
        </Stack>
        <MoreOrders query={query} />
      </Page>
      <Foot>
        <UndoBar />
      </Foot>
    </>
  );
}
