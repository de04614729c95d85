import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../layout/Layout';
import { Note } from '../layout/Text';
import { font, media, radius, s, space, textSize } from '../theme/tokens';

export interface RadioChoice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A line below the label. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** The heading of a section of a form. As a legend, it is also the accessible name of the group. */
export const FieldsetLegend = styled.legend`
  margin-bottom: ${space(2)};
  font-family: ${font.display};
  font-size: ${textSize.title};
  font-weight: 500;
  line-height: 1.15;
`;

const Choices = styled.div`
  display: grid;
  gap: ${space(1)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(2)};
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 56px;
  padding: ${space(1.75)} ${space(2)};
  background: ${s('surface')};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${s('accent')};
    box-shadow: inset 0 0 0 1px ${s('accent')};
  }
  &:has(:disabled) {
    background: ${s('surfaceTint')};
    color: ${s('textSoft')};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${s('focus')};
    outline-offset: 2px;
  }
`;

const Dot = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${s('accent')};
  cursor: inherit;

  &:focus-visible {
    outline: none;
  }
`;

/** An uncontrolled group of radio buttons. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  defaultValue,
  choices,
  disabled = false,
}: {
  readonly legend: string;
  readonly name: string;
  readonly defaultValue: Value;
  readonly choices: readonly RadioChoice<Value>[];
  readonly disabled?: boolean;
}) {
  return (
    <fieldset>
      <FieldsetLegend>{legend}</FieldsetLegend>
      <Choices>
        {choices.map((choice) => (
          <Choice key={choice.value}>
            <Dot
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              disabled={disabled || choice.disabled}
            />
            <Stack as="span" $gap={0}>
              <span>{choice.label}</span>
              {choice.hint ? <Note as="span">{choice.hint}</Note> : null}
            </Stack>
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}
