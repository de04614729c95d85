import { controlStyles, Field, FieldError, type FieldProps, useField } from '@kedai/ui/form/Field';
import { FieldsetLegend } from '@kedai/ui/form/RadioGroup';
import { s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';

const Area = styled.textarea`
  ${controlStyles}
  min-height: 88px;
  resize: vertical;
`;

/** A field for a sentence or two. */
export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const [field, area] = useField(props);
  return (
    <Field {...field}>
      <Area rows={2} {...area} />
    </Field>
  );
}

const Legend = styled(FieldsetLegend)`
  margin-bottom: ${space(0.5)};
  font-family: inherit;
  font-size: ${textSize.small};
  font-weight: 600;
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${TARGET_SIZE};
  cursor: pointer;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${s('accent')};
  }
`;

/** Radio buttons of which none is chosen at first. */
export function Choices<Value extends string>({
  legend,
  name,
  choices,
  error,
  onChoose,
}: {
  readonly legend: string;
  readonly name: string;
  readonly choices: Readonly<Record<Value, string>>;
  readonly error: string | undefined;
  readonly onChoose: (value: Value) => void;
}) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <Legend>{legend}</Legend>
      {(Object.keys(choices) as Value[]).map((value) => (
        <Choice key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-invalid={error === undefined ? undefined : true}
            onChange={() => onChoose(value)}
          />
          <span>{choices[value]}</span>
        </Choice>
      ))}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
