import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { AlertAfterToast } from '@kedai/ui/feedback/AlertAfterToast';
import { FileDropZone } from '@kedai/ui/form/FileDropZone';
import { useSubmit } from '@kedai/ui/form/useForm';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note, Subtitle } from '@kedai/ui/layout/Text';
import { s, space, textSize } from '@kedai/ui/theme/tokens';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { checkoutFailure, paymentText } from '../../text/order/checkout';
import { ReceiptPreview } from './ReceiptPreview';
import type { ReceiptFlow } from './usePayment';

const Form = styled.form`
  @media print {
    display: none;
  }
`;

/** Reserves space so that nothing moves when the upload starts. */
const ProgressArea = styled.div`
  display: grid;
  grid-template: 8px 48px / 1fr auto;
  column-gap: ${space(2)};
  align-items: center;
  margin-bottom: -${space(3)};
  font-size: ${textSize.small};
  line-height: 1.4;

  progress {
    grid-row: 1;
    grid-column: 1 / -1;
    width: 100%;
    height: 8px;
    accent-color: ${s('accent')};
  }
  /* Aligns the button text, not its padding, with the end of the row. */
  button {
    margin-right: -${space(1)};
  }
`;

/** The form that chooses, previews, reads (in the browser) and uploads the receipt (spec §2, §5). */
export function ReceiptUpload({ receipt }: { readonly receipt: ReceiptFlow }) {
  const { chosen } = receipt;
  // While another file is opened, the error of the one before is out of date.
  const problem = receipt.isOpeningSlow ? null : receipt.problem;
  const problemId = useId();
  const isBusy = receipt.step !== null;
  const container = useFocusRestored(chosen !== null, isBusy);
  const submitting = useSubmit(receipt.submit);
  return (
    <Form {...submitting} noValidate>
      <Stack $gap={2}>
        <div>
          <Note>{paymentText.verify}</Note>
          <Subtitle as="h2">{paymentText.upload}</Subtitle>
        </div>
        <Stack ref={container} $gap={2}>
          {chosen === null ? null : (
            <ReceiptPreview
              file={chosen.file}
              region={chosen.region}
              locked={isBusy}
              onRemove={receipt.remove}
            />
          )}
          <Stack $gap={receipt.isOpeningSlow ? 1 : 0}>
            <FileDropZone
              key={chosen === null ? 'first' : 'another'}
              accept="image/*"
              text={chosen === null ? paymentText.choose : paymentText.chooseAnother}
              hint={paymentText.formats}
              isSmall={chosen !== null}
              locked={chosen !== null && isBusy}
              describedBy={problem === null ? undefined : problemId}
              onChoose={receipt.choose}
              onReject={receipt.reject}
            />
            <Note role="status">{receipt.isOpeningSlow ? paymentText.opening : null}</Note>
          </Stack>
        </Stack>
        {problem?.about === 'refused' ? (
          <AlertAfterToast
            id={problemId}
            text={checkoutFailure(problem.failure)}
            summary={paymentText.notSent}
          />
        ) : null}
        {problem === null || problem.about === 'refused' ? null : (
          <Alert id={problemId}>{paymentText.problems[problem.about]}</Alert>
        )}
        <Button type="submit" wide busy={isBusy}>
          {paymentText.submit}
        </Button>
        {chosen === null ? null : (
          <ProgressArea>{isBusy ? <InProgress receipt={receipt} /> : null}</ProgressArea>
        )}
      </Stack>
    </Form>
  );
}

/**
 * Restores the focus. Choosing or removing a receipt, and Cancel, remove the focused control; the focus then moves to the
 * first control in the container.
 */
function useFocusRestored(hasFile: boolean, isBusy: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const previous = useRef({ hasFile, isBusy });
  useEffect(() => {
    const { current } = previous;
    previous.current = { hasFile, isBusy };
    const wasControlRemoved = current.hasFile !== hasFile || (current.isBusy && !isBusy);
    if (!wasControlRemoved || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [hasFile, isBusy]);
  return container;
}

function InProgress({ receipt }: { readonly receipt: ReceiptFlow }) {
  const text = receipt.step === 'reading' ? paymentText.reading : paymentText.uploading;
  return (
    <>
      <span role="status">{text}</span>
      <progress
        aria-label={text}
        max={1}
        {...(receipt.progress > 0 ? { value: receipt.progress } : {})}
      />
      <Button variant="quiet" onClick={receipt.cancel}>
        {paymentText.cancel}
      </Button>
    </>
  );
}
