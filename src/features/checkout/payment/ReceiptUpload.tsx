import { type RefObject, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { ReceiptProblem } from '../../../machines/checkout.types';
import { paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { space, textSize } from '../../../theme/tokens';
import { Alert } from '../../../ui/Alert';
import { AlertAfterToast } from '../../../ui/AlertAfterToast';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Layout';
import { Note, Subtitle } from '../../../ui/Text';
import { useSubmit } from '../../../ui/useSubmit';
import type { ReceiptFlow } from '../usePayment';
import { DropZone } from './DropZone';
import { ReceiptPreview } from './ReceiptPreview';

/** Hidden in print. */
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

/** The message for each problem. A refusal has a message from the server (spec §5, §8). */
const problemTexts: Readonly<Record<Exclude<ReceiptProblem, 'refused'>, string>> = {
  'no-file': paymentText.noFile,
  'other-receiver': paymentText.otherReceiver,
  unreadable: paymentText.unreadable,
  ...paymentText.unusable,
};

function problemText({ problem, refusal }: ReceiptFlow): string | null {
  if (problem === null) return null;
  return problem === 'refused' ? refusal : problemTexts[problem];
}

/** The form that chooses, previews, reads (in the browser) and uploads the receipt (spec §2, §5). */
export function ReceiptUpload({ receipt }: { readonly receipt: ReceiptFlow }) {
  const problemId = useId();
  const problem = problemText(receipt);
  const describedBy = problem === null ? undefined : problemId;
  const isBusy = receipt.step === 'reading' || receipt.step === 'uploading';
  const container = useFocusRestored(receipt.chosen !== null, isBusy);
  const submitting = useSubmit(receipt.submit);
  return (
    <Form {...submitting} noValidate>
      <Stack $gap={2}>
        <div>
          <Note>{paymentText.verify}</Note>
          <Subtitle as="h2">{paymentText.upload}</Subtitle>
        </div>
        <div ref={container}>
          {receipt.chosen === null ? (
            <DropZone describedBy={describedBy} onChoose={receipt.choose} />
          ) : (
            <Stack $gap={2}>
              <ReceiptPreview
                file={receipt.chosen.file}
                region={receipt.chosen.region}
                locked={isBusy}
                onRemove={receipt.remove}
              />
              <DropZone
                isReplacing
                locked={isBusy}
                describedBy={describedBy}
                onChoose={receipt.choose}
              />
            </Stack>
          )}
        </div>
        {problem === null ? null : (
          <div id={problemId}>
            {receipt.problem === 'refused' ? (
              <AlertAfterToast text={problem} summary={paymentText.notSent} />
            ) : (
              <Alert>{problem}</Alert>
            )}
          </div>
        )}
        <Button type="submit" wide busy={isBusy}>
          {paymentText.submit}
        </Button>
        {receipt.chosen === null ? null : (
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
