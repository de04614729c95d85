import { isFailure } from '@kedai/contract/calls/failure';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { Stack } from '@kedai/ui/layout/Layout';
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
    <Stack $align={isEmpty ? 'center' : 'start'}>
      {isFailure(error) ? <Alert>{error.message}</Alert> : null}
      {data.hasExamples ? (
        <Button variant="secondary" busy={removing.isLoading} onClick={() => void remove()}>
          {examplesText.remove}
        </Button>
      ) : (
        <Button busy={adding.isLoading} onClick={() => void add()}>
          {examplesText.add}
        </Button>
      )}
    </Stack>
  );
}
