import { type DragEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { motion, radius, space, textSize } from '../../../theme/tokens';
import { UploadIcon } from '../../../ui/icons';
import { visuallyHidden } from '../../../ui/VisuallyHidden';

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

const Input = styled.input`
  ${visuallyHidden}
`;

const Browse = styled.span`
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${s('accent')};
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;
`;

const Formats = styled.span`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

/** Accepts an image of any type by drag and drop or from a file dialog (spec §5). */
export function DropZone({
  isReplacing = false,
  locked = false,
  describedBy,
  onChoose,
}: {
  /** Whether a receipt is already chosen, which a new one replaces. */
  readonly isReplacing?: boolean;
  readonly locked?: boolean;
  readonly describedBy?: string | undefined;
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
      onDragEnter={handleDrag(true)}
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
      {isReplacing ? null : <Formats>{paymentText.formats}</Formats>}
      <Input
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
