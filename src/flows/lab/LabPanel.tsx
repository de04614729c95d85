import { useState } from 'react';
import { styled } from 'styled-components';
import { LAB_FAILURES, type LabFailure } from '../../contract/failureLab';
import { space } from '../../theme/tokens';
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
import { CALLS, ERRORS_BY_AREA } from './errors';
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

/** The panel of the failure lab: makes calls of the running shop fail, by an error of spec §8 or any call in any way. */
export function LabPanel({ lab }: { readonly lab: Lab }) {
  return (
    <>
      <Panel label="Failure lab">
        <Muted>
          Calls of the shop fail in every tab of this browser until you stop them. Other people are
          not affected.
        </Muted>
        {lab.isAvailable ? null : (
          <Problem role="alert">
            This server has no failure lab, because it runs in production. Start the shop with “npm
            start”.
          </Problem>
        )}
        <ActiveRules lab={lab} />
      </Panel>
      {Object.entries(ERRORS_BY_AREA).map(([area, errors]) => (
        <Panel key={area} label={area}>
          <Toggles>
            {errors.map(({ name, message, note, rule }) => (
              <li key={name}>
                <label>
                  <input
                    type="checkbox"
                    checked={lab.isOn(rule)}
                    onChange={({ target }) => (target.checked ? lab.add(rule) : lab.remove(rule))}
                  />
                  <span>{name}</span>
                  <Muted>{[message && `“${message}”`, note].filter(Boolean).join('; ')}</Muted>
                </label>
              </li>
            ))}
          </Toggles>
        </Panel>
      ))}
      <AnyCall lab={lab} />
    </>
  );
}

function ActiveRules({ lab: { rules, remove, clear } }: { readonly lab: Lab }) {
  if (rules.length === 0) return <Muted role="status">Nothing fails.</Muted>;
  return (
    <>
      <Muted role="status">
        {rules.length === 1 ? 'One call fails.' : `${rules.length} calls fail.`}
      </Muted>
      {rules.map((rule) => (
        <Row key={rule.call}>
          <Code>{`${rule.call.slice('/api/'.length)}: ${rule.failure}`}</Code>
          <ToolButton aria-label={`Stop ${rule.call}`} onClick={() => remove(rule)}>
            Stop
          </ToolButton>
        </Row>
      ))}
      <MainButton onClick={clear}>Stop all</MainButton>
    </>
  );
}

function AnyCall({ lab }: { readonly lab: Lab }) {
  const [call, setCall] = useState(CALLS[0] ?? '');
  const [failure, setFailure] = useState<string>(LAB_FAILURES[0] ?? '');
  return (
    <Panel label="Any call">
      <Choice label="Call" value={call} options={CALLS} onChange={setCall} />
      <Choice label="How it fails" value={failure} options={LAB_FAILURES} onChange={setFailure} />
      <ToolButton onClick={() => lab.add({ call: `/api/${call}`, failure: failure as LabFailure })}>
        Have it fail
      </ToolButton>
    </Panel>
  );
}
