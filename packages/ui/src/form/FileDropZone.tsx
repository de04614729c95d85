import { type DragEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { UploadIcon } from '../icons';
import { Note, VisuallyHidden } from '../layout/Text';
import { motion, radius, s, space } from '../theme/tokens';

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

/** Accepts a file of a type by drag and drop or from a file dialog. */
export function FileDropZone({
  accept,
  text,
  hint,
  isSmall,
  locked,
  describedBy,
  onChoose,
  onReject,
}: {
  /** The type of the offered files, such as `image/*`. A dropped file may have another one. */
  readonly accept: string;
  readonly text: Readonly<Record<'drop' | 'browse', string>>;
  readonly hint: string;
  /** Without the icon and the hint, below a file that a new one replaces. */
  readonly isSmall: boolean;
  readonly locked: boolean;
  readonly describedBy: string | undefined;
  readonly onChoose: (file: File) => void;
  /** Called when something else than a file was dropped, such as a text. */
  readonly onReject: (reason: 'folder' | 'not-a-file') => void;
}) {
  const [isOver, setOver] = useState(false);
  const inputId = useId();
  const handleDrag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <Zone
      $isSmall={isSmall}
      htmlFor={inputId}
      data-over={isOver}
      onDragOver={handleDrag(true)}
      onDragLeave={handleDrag(false)}
      onDrop={(event) => {
        handleDrag(false)(event);
        if (locked) return;
        const { files, items } = event.dataTransfer;
        const [file] = files;
        // A dropped folder is in the list of files too, but cannot be read.
        if (items?.[0]?.webkitGetAsEntry?.()?.isDirectory) onReject('folder');
        else if (file) onChoose(file);
        else onReject('not-a-file');
      }}
    >
      {isSmall ? null : <UploadIcon size={28} />}
      <span>
        <span>{text.drop}</span> <Browse>{text.browse}</Browse>
      </span>
      {isSmall ? null : <Note as="span">{hint}</Note>}
      <VisuallyHidden
        as="input"
        id={inputId}
        type="file"
        accept={accept}
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
