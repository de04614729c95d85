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

/** On paper nothing can be handed in. */
const Form = styled.form`
  @media print {
    display: none;
  }
`;

/** Its room is there before it: neither the button nor what follows moves when the receipt is on its way. */
const Waiting = styled.div`
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
  /* Its word, not its frame, ends where the line does. */
  button {
    margin-right: -${space(1)};
  }
`;

/** The sentence of each problem; a refusal brings the shop's own (spec §5, §8). */
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

/** The receipt is chosen, seen, read in this browser and handed in (spec §2, §5). */
export function ReceiptUpload({ receipt }: { readonly receipt: ReceiptFlow }) {
  const problemId = useId();
  const problem = problemText(receipt);
  const describedBy = problem === null ? undefined : problemId;
  const isBusy = receipt.step === 'reading' || receipt.step === 'uploading';
  const place = useFocusKept(receipt.file !== null, isBusy);
  const submitting = useSubmit(receipt.submit);
  return (
    <Form {...submitting} noValidate>
      <Stack $gap={2}>
        <div>
          <Note>{paymentText.verify}</Note>
          <Subtitle as="h2">{paymentText.upload}</Subtitle>
        </div>
        <div ref={place}>
          {receipt.file === null ? (
            <DropZone describedBy={describedBy} onChoose={receipt.choose} />
          ) : (
            <Stack $gap={2}>
              <ReceiptPreview
                file={receipt.file}
                region={receipt.region}
                locked={isBusy}
                onRemove={receipt.remove}
              />
              <DropZone
                another
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
              <AlertAfterToast text={problem} meaning={paymentText.notSent} />
            ) : (
              <Alert>{problem}</Alert>
            )}
          </div>
        )}
        <Button type="submit" wide busy={isBusy}>
          {paymentText.submit}
        </Button>
        {receipt.file === null ? null : (
          <Waiting>{isBusy ? <InProgress receipt={receipt} /> : null}</Waiting>
        )}
      </Stack>
    </Form>
  );
}

/**
 * Where the receipt is chosen and seen. What has the focus there goes when a receipt is chosen or taken back, and so does
 * Cancel: the focus is led to the first control of what came instead.
 */
function useFocusKept(hasFile: boolean, isBusy: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef({ hasFile, isBusy });
  useEffect(() => {
    const { current } = before;
    before.current = { hasFile, isBusy };
    const isGone = current.hasFile !== hasFile || (current.isBusy && !isBusy);
    if (!isGone || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [hasFile, isBusy]);
  return place;
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
