import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { messageOf } from '@kedai/contract/calls/failure';
import { Button } from '@kedai/ui/button/Button';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { Alert } from '@kedai/ui/feedback/Alert';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadState, Skeleton } from '@kedai/ui/feedback/Loading';
import { RadioGroup } from '@kedai/ui/form/RadioGroup';
import { useSearchParamsAfterHydration } from '@kedai/ui/hooks/searchParams';
import { Container, Row } from '@kedai/ui/layout/Layout';
import { Note, PageTitle } from '@kedai/ui/layout/Text';
import { styled } from 'styled-components';
import { counterText } from '../../text/counter/counter';
import { PRINT_KINDS, printText } from '../../text/counter/print';
import { useOrdersToPrintQuery } from '../counterApi';
import { Tab } from '../live/Tab';
import { PickList } from './PickList';
import { Controls, PaperStyle, Sheets } from './print.styles';
import { type Company, Slip } from './Slip';

const Page = styled(Container)`
  @media print {
    max-width: none;
    padding: 0;
  }
`;

/** Pick list or packing slips of the orders in the address: the choice, a preview, and the browser's print window. */
export function PrintPage() {
  const [params] = useSearchParamsAfterHydration();
  const ids = (params.get('orders') ?? '').split(',').filter(Boolean);
  const { data, error, refetch } = useOrdersToPrintQuery(
    { ids: ids.join(',') },
    { skip: ids.length === 0, refetchOnMountOrArgChange: true },
  );
  if (ids.length === 0) {
    return (
      <EmptyState as="h1" title={printText.emptyTitle} text={printText.emptyText}>
        <ButtonLink to="/">{counterText.toReceipts}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Page>
      <Tab page={printText.title()} />
      {data === undefined ? (
        <LoadState
          hasFailed={error !== undefined}
          label={printText.loading}
          title={printText.failed}
          message={messageOf(error, '')}
          onRetry={() => void refetch()}
          as="h1"
        >
          <Skeleton $height="70vh" />
        </LoadState>
      ) : (
        <Preview ids={ids} {...data} />
      )}
    </Page>
  );
}

function Preview({
  ids,
  orders,
  company,
}: {
  /** The orders of the address, of which some may not exist. */
  readonly ids: readonly string[];
  readonly orders: readonly CounterOrder[];
  readonly company: Company;
}) {
  const [params, setParams] = useSearchParamsAfterHydration();
  const kind = PRINT_KINDS.find((each) => each === params.get('as')) ?? 'slips';
  const missing = ids.filter((id) => !orders.some((order) => order.id === id));
  const choose = (as: string) =>
    setParams({ orders: ids.join(','), as }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PaperStyle />
      <Controls>
        <PageTitle>{printText.title(orders.length)}</PageTitle>
        {missing.length > 0 ? <Alert>{printText.missing(missing)}</Alert> : null}
        <form
          onChange={({ currentTarget }) =>
            choose((currentTarget.elements.namedItem('as') as RadioNodeList).value)
          }
        >
          <RadioGroup
            legend={printText.kind}
            name="as"
            defaultValue={kind}
            choices={PRINT_KINDS.map((value) => ({ value, label: printText.kinds[value] }))}
          />
        </form>
        <Row>
          <Button onClick={() => window.print()}>{printText.print}</Button>
          <Note>{printText.paper}</Note>
        </Row>
      </Controls>
      <Sheets as="section" aria-label={printText.preview}>
        {kind === 'pick-list' ? (
          <PickList orders={orders} />
        ) : (
          orders.map((order) => (
            <Slip
              key={order.id}
              order={order}
              company={company}
              hasPrices={kind === 'slips-with-prices'}
            />
          ))
        )}
      </Sheets>
    </>
  );
}
