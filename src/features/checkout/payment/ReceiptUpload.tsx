import { Alert } from '@kedai/ui/Alert';
import { AlertAfterToast } from '@kedai/ui/AlertAfterToast';
import { Button } from '@kedai/ui/Button';
import { UploadIcon } from '@kedai/ui/icons';
import { Stack } from '@kedai/ui/Layout';
import { Note, Subtitle, VisuallyHidden } from '@kedai/ui/Text';
import { motion, radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { useSubmit } from '@kedai/ui/useForm';
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { checkoutFailure, paymentText } from '../../../text/checkout';
import type { ReceiptFlow } from '../usePayment';
import { ReceiptPreview } from './ReceiptPreview';

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
  const { chosen, problem } = receipt;
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
          <DropZone
            key={chosen === null ? 'first' : 'another'}
            isReplacing={chosen !== null}
            locked={chosen !== null && isBusy}
            describedBy={problem === null ? undefined : problemId}
            onChoose={receipt.choose}
          />
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

const Zone = styled.label<{ readonly $isSmall: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  padding: ${({ $isSmall }) => space($isSmall ? 1.5 : 4)} ${space(2)};
  background: ${s('surfaceTint')};
  border: 2px dashed ${s('controlLine')};
  border-radius: ${radius.medium};
  text-align: center;
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  &[data-over='true'] {
    background: ${s('accentSoft')};
    border-color: ${s('accent')};
  }
  &:has(:disabled) {
    cursor: default;
    opacity: 0.5;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${s('focus')};
    outline-offset: 3px;
  }
`;

const Browse = styled.span`
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${s('accent')};
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;
`;

/** Accepts an image of any type by drag and drop or from a file dialog (spec §5). */
function DropZone({
  isReplacing,
  locked,
  describedBy,
  onChoose,
}: {
  /** Whether a receipt is already chosen, which a new one replaces. */
  readonly isReplacing: boolean;
  readonly locked: boolean;
  readonly describedBy: string | undefined;
  readonly onChoose: (file: File) => void;
}) {
  const [isOver, setOver] = useState(false);
  const inputId = useId();
  const handleDrag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <Zone
      $isSmall={isReplacing}
      htmlFor={inputId}
      data-over={isOver}
      onDragOver={handleDrag(true)}
      onDragLeave={handleDrag(false)}
      onDrop={(event) => {
        handleDrag(false)(event);
        const file = event.dataTransfer.files[0];
        if (file && !locked) onChoose(file);
      }}
    >
      {isReplacing ? null : <UploadIcon size={28} />}
      <span>
        <span>{isReplacing ? paymentText.dropAnother : paymentText.drop}</span>{' '}
        <Browse>{paymentText.browse}</Browse>
      </span>
      {isReplacing ? null : <Note as="span">{paymentText.formats}</Note>}
      <VisuallyHidden
        as="input"
        id={inputId}
        type="file"
        accept="image/*"
        disabled={locked}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // Without the reset, choosing the same file again fires no change event.
          target.value = '';
        }}
      />
    </Zone>
  );
}
