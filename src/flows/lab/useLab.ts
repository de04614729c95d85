import { useEffect, useState } from 'react';
import { LAB_COOKIE, type LabRule, labCookieValue, labRules } from '../../contract/failureLab';

const DAY_S = 24 * 60 * 60;

function readRules(): readonly LabRule[] {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${LAB_COOKIE}=`));
  try {
    return labRules(decodeURIComponent(found?.slice(LAB_COOKIE.length + 1) ?? ''));
  } catch {
    return [];
  }
}

function writeRules(rules: readonly LabRule[]): void {
  const age = rules.length === 0 ? 0 : DAY_S;
  document.cookie = `${LAB_COOKIE}=${labCookieValue(rules)}; path=/; max-age=${age}; samesite=lax`;
}

// Another viewer may have changed the cookie, so it is read again.
const otherRules = ({ call }: LabRule) => readRules().filter((one) => one.call !== call);

/** The failure lab's rules of this browser. They apply at once, in every open tab of the shop. */
export function useLab() {
  const [rules, setRules] = useState(readRules);
  /** Whether this server has a lab; true until it has responded. */
  const [isAvailable, setAvailable] = useState(true);

  useEffect(() => {
    fetch('/flows/lab').then(
      ({ status }) => setAvailable(status === 204),
      () => undefined,
    );
    const refresh = () => setRules(readRules());
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, []);

  const change = (next: readonly LabRule[]) => {
    writeRules(next);
    setRules(readRules());
  };
  return {
    rules,
    isAvailable,
    isOn: ({ call, failure }: LabRule) =>
      rules.some((one) => one.call === call && one.failure === failure),
    // A call fails in one way at a time.
    add: (rule: LabRule) => change([...otherRules(rule), rule]),
    remove: (rule: LabRule) => change(otherRules(rule)),
    clear: () => change([]),
  };
}

export type Lab = ReturnType<typeof useLab>;
