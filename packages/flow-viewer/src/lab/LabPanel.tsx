import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Choice,
  Code,
  MainButton,
  Muted,
  Panel,
  Problem,
  Row,
  TextInput,
  ToolButton,
} from '../components/controls';
import { useConfig } from '../config';
import { hasWords } from '../model/search';
import { space } from '../theme';
import type { LabConfig, LabError, LabRule } from './labConfig';
import type { Lab } from './useLab';

const Toggles = styled.ul`
  display: grid;
  gap: ${space(1)};

  label {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 0 ${space(1)};
    cursor: pointer;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
  }
  p {
    grid-column: 2;
  }
`;

/** The panel of the failure lab: makes calls of the running application fail, by a named error or any call in any way. */
export function LabPanel({ lab }: { readonly lab: Lab }) {
  const { application, lab: config } = useConfig();
  const [filter, setFilter] = useState('');
  if (config === undefined) return null;
  const isShown = ({ name, message, rule, where }: LabError) =>
    lab.isOn(rule) || hasWords([name, message, rule.call, where].join(' '), filter);
  return (
    <>
      <Panel label="Failure lab">
        <Muted>
          {`Calls of ${application.name} fail in every tab of this browser until you stop them. Other people are not affected.`}
        </Muted>
        {lab.isAvailable ? null : <Problem role="alert">{config.unavailable}</Problem>}
        <ActiveRules lab={lab} />
        <Toggles as="div">
          <label>
            <input
              type="checkbox"
              checked={lab.isOnce}
              onChange={({ target }) => lab.setOnce(target.checked)}
            />
            <span>Only the next call fails</span>
            <Muted>Of each error that is on: it ends by itself after one call.</Muted>
          </label>
        </Toggles>
        <TextInput
          type="search"
          aria-label="Find an error"
          placeholder="Find an error, a call or a page"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </Panel>
      {Object.entries(config.errors).map(([area, errors]) =>
        errors.some(isShown) ? (
          <Panel key={area} label={area}>
            <Toggles>
              {errors.filter(isShown).map(({ name, message, note, rule, where }) => (
                <li key={name}>
                  <label>
                    <input
                      type="checkbox"
                      checked={lab.isOn(rule)}
                      onChange={({ target }) => (target.checked ? lab.add(rule) : lab.remove(rule))}
                    />
                    <span>{name}</span>
                    <Muted>{[message && `“${message}”`, note].filter(Boolean).join('; ')}</Muted>
                    <Muted>{`Where: ${where}`}</Muted>
                  </label>
                </li>
              ))}
            </Toggles>
          </Panel>
        ) : null,
      )}
      <AnyCall lab={lab} config={config} />
    </>
  );
}

function ActiveRules({ lab }: { readonly lab: Lab }) {
  const { rules, replaced, remove, clear } = lab;
  const errors = Object.values(useConfig().lab?.errors ?? {}).flat();
  const nameOf = ({ call, failure }: LabRule) =>
    errors.find(({ rule }) => rule.call === call && rule.failure === failure)?.name ??
    `${call}: ${failure}`;
  if (rules.length === 0) return <Muted role="status">Nothing fails.</Muted>;
  return (
    <>
      <Muted role="status">
        <span>{rules.length === 1 ? 'One call fails.' : `${rules.length} calls fail.`}</span>
        {replaced ? (
          <span>{` “${nameOf(replaced)}” is off now: ${replaced.call} fails in one way at a time.`}</span>
        ) : null}
      </Muted>
      {rules.map((rule) => (
        <Row key={rule.call}>
          <Code>{`${rule.call}: ${rule.failure}${rule.once ? ', once' : ''}`}</Code>
          <ToolButton aria-label={`Stop ${rule.call}`} onClick={() => remove(rule)}>
            Stop
          </ToolButton>
        </Row>
      ))}
      <MainButton onClick={clear}>Stop all</MainButton>
    </>
  );
}

interface AnyCallProps {
  readonly lab: Lab;
  readonly config: LabConfig;
}

function AnyCall({ lab, config }: AnyCallProps) {
  const { calls, failures } = config;
  const [call, setCall] = useState(calls[0] ?? '');
  const [failure, setFailure] = useState(failures[0] ?? '');
  return (
    <Panel label="Any call">
      <Choice label="Call" value={call} options={calls} onChange={setCall} />
      <Choice label="How it fails" value={failure} options={failures} onChange={setFailure} />
      <ToolButton onClick={() => lab.add({ call, failure })}>Have it fail</ToolButton>
    </Panel>
  );
}
