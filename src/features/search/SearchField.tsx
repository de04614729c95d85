import { Button } from '@kedai/ui/button/Button';
import { IconButton } from '@kedai/ui/button/IconButton';
import { isComposing } from '@kedai/ui/form/isComposing';
import { useComposedText } from '@kedai/ui/form/useComposedText';
import { CloseIcon, SearchIcon } from '@kedai/ui/icons';
import { Container } from '@kedai/ui/layout/Layout';
import { font, media, s, space, TARGET_SIZE } from '@kedai/ui/theme/tokens';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { searchText as text } from '../../text/catalogue/search';

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  background: ${s('ground')};
  box-shadow: inset 0 -1px ${s('line')};

  &:has(input:focus-visible) {
    box-shadow: inset 0 -2px ${s('accent')};
  }
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 80px;

  /* Aligns the button text, not its padding, with the end of the page's column. */
  > :last-child {
    margin-right: -${space(1)};
  }
  > svg {
    flex: none;
    color: ${s('textSoft')};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${TARGET_SIZE};
  padding: 0 ${space(1)};
  background: transparent;
  border: 0;
  font-family: ${font.display};
  font-size: 1.375rem;

  /* The bar's bottom line shows the focus. Contrast themes replace the transparent outline by a visible one. */
  &:focus-visible {
    outline-color: transparent;
  }
  &::placeholder {
    color: ${s('textSoft')};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${media.tablet} {
    font-size: 1.75rem;
  }
`;

export function SearchField({
  value,
  onChange,
  onCancel,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onCancel: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Bar>
      <Line as="form" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchIcon size={26} />
        <Input
          ref={input}
          type="search"
          data-autofocus=""
          aria-label={text.label}
          placeholder={text.placeholder}
          autoComplete="off"
          maxLength={200}
          {...useComposedText(value, onChange)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
            // Otherwise the first Escape would only empty the field.
            event.preventDefault();
            onCancel();
          }}
        />
        {value === '' ? null : (
          <IconButton
            aria-label={text.clear}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <CloseIcon size={20} />
          </IconButton>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Line>
    </Bar>
  );
}
