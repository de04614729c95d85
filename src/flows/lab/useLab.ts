import { useCallback, useEffect, useState } from 'react';
import { LAB_COOKIE, type LabRule, labCookieValue, labRules } from '../../contract/failureLab';

const DAY_S = 24 * 60 * 60;

/** The rules in this browser's cookie. */
function carried(): readonly LabRule[] {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${LAB_COOKIE}=`));
  try {
    return labRules(decodeURIComponent(found?.slice(LAB_COOKIE.length + 1) ?? ''));
  } catch {
    return [];
  }
}

function carry(rules: readonly LabRule[]): void {
  const age = rules.length === 0 ? 0 : DAY_S;
  document.cookie = `${LAB_COOKIE}=${labCookieValue(rules)}; path=/; max-age=${age}; samesite=lax`;
}

const isSame = (a: LabRule, b: LabRule) => a.call === b.call && a.failure === b.failure;

/** The failure lab's rules of this browser. They apply at once, in every open tab of the shop. */
export function useLab() {
  const [rules, setRules] = useState(carried);
  /** Whether this server has a lab; null until it has responded. */
  const [isThere, setThere] = useState<boolean | null>(null);

  useEffect(() => {
    const asking = new AbortController();
    fetch('/flows/lab', { signal: asking.signal }).then(
      ({ status }) => setThere(status === 204),
      () => undefined,
    );
    return () => asking.abort();
  }, []);

  /** Changes the cookie's current rules, since another viewer may have changed them. */
  const change = useCallback((next: (now: readonly LabRule[]) => readonly LabRule[]) => {
    carry(next(carried()));
    setRules(carried());
  }, []);

  useEffect(() => {
    const look = () => setRules(carried());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);

  return {
    rules,
    isThere,
    isOn: (rule: LabRule) => rules.some((one) => isSame(one, rule)),
    /** A call fails in one way at a time. */
    add: (rule: LabRule) =>
      change((now) => [...now.filter(({ call }) => call !== rule.call), rule]),
    remove: (rule: LabRule) => change((now) => now.filter((one) => !isSame(one, rule))),
    clear: () => change(() => []),
  };
}

export type Lab = ReturnType<typeof useLab>;
