import { isFailure } from '@kedai/contract/calls/failure';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Note } from '@kedai/ui/layout/Text';
import { examplesText } from '../../text/counter/orders';
import {
  useAddExampleOrdersMutation,
  useCounterSessionQuery,
  useRemoveExampleOrdersMutation,
} from '../counterApi';

/** Where the counter can be tried without customers: adds example orders to an empty one, and removes them. */
export function Examples({ isEmpty }: { readonly isEmpty: boolean }) {
  const { data } = useCounterSessionQuery();
  const [add, adding] = useAddExampleOrdersMutation();
  const [remove, removing] = useRemoveExampleOrdersMutation();
  const error = adding.error ?? removing.error;
  if (!data?.examples || (!data.hasExamples && !isEmpty)) return null;
  return (
    <Stack $gap={1} $align={isEmpty && !data.hasExamples ? 'center' : 'start'}>
      {isFailure(error) ? <Alert>{error.message}</Alert> : null}
      {data.hasExamples ? (
        <Row $gap={1}>
          <Note>{examplesText.present}</Note>
          <Button variant="quiet" busy={removing.isLoading} onClick={() => void remove()}>
            {examplesText.remove}
          </Button>
        </Row>
      ) : (
        <Button busy={adding.isLoading} onClick={() => void add()}>
          {examplesText.add}
        </Button>
      )}
    </Stack>
  );
}
