import { useCallback, useEffect, useState } from 'react';
import { LAB_COOKIE, type LabRule, labCookieValue, labRules } from '../../contract/failureLab';

const DAY_S = 24 * 60 * 60;

/** The rules in this browser's cookie. */
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

const isSame = (a: LabRule, b: LabRule) => a.call === b.call && a.failure === b.failure;

/** The failure lab's rules of this browser. They apply at once, in every open tab of the shop. */
export function useLab() {
  const [rules, setRules] = useState(readRules);
  /** Whether this server has a lab; null until it has responded. */
  const [isAvailable, setAvailable] = useState<boolean | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    fetch('/flows/lab', { signal: controller.signal }).then(
      ({ status }) => setAvailable(status === 204),
      () => undefined,
    );
    return () => controller.abort();
  }, []);

  /** Changes the cookie's current rules, since another viewer may have changed them. */
  const change = useCallback((next: (now: readonly LabRule[]) => readonly LabRule[]) => {
    writeRules(next(readRules()));
    setRules(readRules());
  }, []);

  useEffect(() => {
    const refresh = () => setRules(readRules());
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, []);

  return {
    rules,
    isAvailable,
    isOn: (rule: LabRule) => rules.some((one) => isSame(one, rule)),
    /** A call fails in one way at a time. */
    add: (rule: LabRule) =>
      change((now) => [...now.filter(({ call }) => call !== rule.call), rule]),
    remove: (rule: LabRule) => change((now) => now.filter((one) => !isSame(one, rule))),
    clear: () => change(() => []),
  };
}

export type Lab = ReturnType<typeof useLab>;
