import { Fragment, type ReactElement, type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { font, motion, radius, s, space } from '../theme';

/** A small button, at least 32 px high, because the viewer is a desktop tool. */
export const ToolButton = styled.button.attrs({ type: 'button' })`
  min-height: 32px;
  padding: 0 ${space(1.5)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.small};
  background: ${s('surface')};
  font-weight: 500;
  line-height: 1.2;
  white-space: nowrap;
  transition: background ${motion.quick}, border-color ${motion.quick};

  &:hover:not(:disabled, [aria-disabled='true']) {
    border-color: ${s('controlLine')};
  }
  &[aria-pressed='true'],
  &[aria-expanded='true'],
  &[aria-current='page'] {
    border-color: ${s('accent')};
    background: ${s('accentSoft')};
    color: ${s('accentStrong')};
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

export const MainButton = styled(ToolButton)`
  border-color: ${s('accent')};
  background: ${s('accent')};
  color: ${s('onAccent')};

  &:hover:not(:disabled) {
    background: ${s('accentStrong')};
  }
`;

const field = css`
  width: 100%;
  min-height: 34px;
  border: 1px solid ${s('controlLine')};
  border-radius: ${radius.small};
  background: ${s('surface')};
`;

export const TextInput = styled.input`
  ${field}
  padding: 0 ${space(1.25)};
`;

export const Select = styled.select`
  ${field}
  padding: 0 ${space(1)};
`;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </>
  );
}

export const CodeArea = styled.textarea`
  ${field}
  display: block;
  min-height: 64px;
  field-sizing: content;
  padding: ${space(1)};
  border-color: ${s('line')};
  font: 12px/1.5 ${font.mono};
  resize: vertical;

  &[aria-invalid='true'] {
    border-color: ${s('danger')};
  }
`;

export const Code = styled.code`
  font: 12px/1.5 ${font.mono};
  overflow-wrap: anywhere;
`;

export const Pre = styled.pre`
  margin: 0;
  padding: ${space(1)};
  border-radius: ${radius.small};
  background: ${s('surfaceTint')};
  font: 12px/1.5 ${font.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const PanelTitle = styled.h2`
  font-family: inherit;
  font-size: inherit;
  font-weight: 650;
  letter-spacing: 0.01em;
`;

const Section = styled.section`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  border-bottom: 1px solid ${s('line')};

  summary {
    min-height: 26px;
    color: ${s('textSoft')};
    cursor: pointer;
  }
`;

/** Elements without a bare text, which would break when a browser translates the page. */
type Elements = ReactElement | null | readonly Elements[];

interface PanelProps {
  readonly label: string;
  /** The heading; by default the label. Null for none. */
  readonly title?: string | null;
  readonly children: Elements;
}

export function Panel({ label, title = label, children }: PanelProps) {
  return (
    <Section aria-label={label}>
      {title === null ? null : <PanelTitle>{title}</PanelTitle>}
      {children}
    </Section>
  );
}

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;

export const List = styled.ul`
  display: grid;
  gap: ${space(0.75)};
`;

interface CopyLinkProps {
  /** The part of the address that leads there; the default is the address that is open. */
  readonly fragment?: () => Promise<string>;
  readonly copied: string;
  readonly failed?: string;
}

/** A button that copies a link, and tells that it did. */
export function CopyLink({ fragment, copied, failed = 'It could not be copied.' }: CopyLinkProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const { href, hash } = window.location;
    const link = new URL((await fragment?.()) ?? hash, href).href;
    await navigator.clipboard.writeText(link);
    return copied;
  };
  return (
    <>
      <ToolButton onClick={() => copy().then(setMessage, () => setMessage(failed))}>
        Copy link
      </ToolButton>
      {message === '' ? null : <Muted role="status">{message}</Muted>}
    </>
  );
}

export const Muted = styled.p`
  color: ${s('textSoft')};
  line-height: 1.5;
`;

export const Problem = styled.p`
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius.small};
  background: ${s('dangerSoft')};
  color: ${s('onDangerSoft')};
  line-height: 1.5;
`;

const FactList = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 4px ${space(1.5)};
  line-height: 1.5;

  dt {
    color: ${s('textSoft')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** Terms with their details. Those without details are left out. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <FactList>
      {Object.entries(facts).map(([term, details]) =>
        details === null ? null : (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{details}</dd>
          </Fragment>
        ),
      )}
    </FactList>
  );
}
