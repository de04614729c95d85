import { type DragEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { motion, radius, space, textSize } from '../../../theme/tokens';
import { UploadIcon } from '../../../ui/icons';

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
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
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

/** Takes a picture, dragged here or chosen; any image type (spec §5). */
export function DropZone({
  another = false,
  locked = false,
  describedBy,
  onChoose,
}: {
  /** One is chosen already; what is chosen here takes its place. */
  readonly another?: boolean;
  readonly locked?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChoose: (file: File) => void;
}) {
  const [isOver, setOver] = useState(false);
  const inputId = useId();
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <Zone
      $isSmall={another}
      htmlFor={inputId}
      data-over={isOver}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const file = event.dataTransfer.files[0];
        if (file && !locked) onChoose(file);
      }}
    >
      {another ? null : <UploadIcon size={28} />}
      <span>
        <span>{another ? paymentText.dropAnother : paymentText.drop}</span>{' '}
        <Browse>{paymentText.browse}</Browse>
      </span>
      {another ? null : <Formats>{paymentText.formats}</Formats>}
      <Input
        id={inputId}
        type="file"
        accept="image/*"
        disabled={locked}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
    </Zone>
  );
}
