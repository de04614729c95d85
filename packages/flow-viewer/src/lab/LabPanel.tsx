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
  ToolButton,
} from '../components/controls';
import { useConfig } from '../config';
import { space } from '../theme';
import type { LabConfig, LabRule } from './labConfig';
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
  const [isOnce, setOnce] = useState(false);
  if (config === undefined) return null;
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
              checked={isOnce}
              onChange={({ target }) => setOnce(target.checked)}
            />
            <span>Only the next call fails</span>
            <Muted>For what you turn on from now on.</Muted>
          </label>
        </Toggles>
      </Panel>
      {Object.entries(config.errors).map(([area, errors]) => (
        <Panel key={area} label={area}>
          <Toggles>
            {errors.map(({ name, message, note, rule, where }) => (
              <li key={name}>
                <label>
                  <input
                    type="checkbox"
                    checked={lab.isOn(rule)}
                    onChange={({ target }) =>
                      target.checked ? lab.add(rule, isOnce) : lab.remove(rule)
                    }
                  />
                  <span>{name}</span>
                  <Muted>{[message && `“${message}”`, note].filter(Boolean).join('; ')}</Muted>
                  <Muted>{`Where: ${where}`}</Muted>
                </label>
              </li>
            ))}
          </Toggles>
        </Panel>
      ))}
      <AnyCall lab={lab} config={config} isOnce={isOnce} />
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
  readonly isOnce: boolean;
}

function AnyCall({ lab, config, isOnce }: AnyCallProps) {
  const { calls, failures } = config;
  const [call, setCall] = useState(calls[0] ?? '');
  const [failure, setFailure] = useState(failures[0] ?? '');
  return (
    <Panel label="Any call">
      <Choice label="Call" value={call} options={calls} onChange={setCall} />
      <Choice label="How it fails" value={failure} options={failures} onChange={setFailure} />
      <ToolButton onClick={() => lab.add({ call, failure }, isOnce)}>Have it fail</ToolButton>
    </Panel>
  );
}
