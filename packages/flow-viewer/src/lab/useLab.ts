import { useEffect, useState } from 'react';
import { useConfig } from '../config';
import type { LabConfig, LabRule } from './labConfig';

const NO_LAB: Pick<LabConfig, 'readRules' | 'writeRules' | 'isAvailable'> = {
  readRules: () => [],
  writeRules: () => undefined,
  isAvailable: async () => false,
};

/** The failure lab's rules of this browser. They apply at once, in every open tab of the application. */
export function useLab() {
  const { application, lab } = useConfig();
  const { readRules, writeRules, isAvailable: requestAvailability } = lab ?? NO_LAB;
  const { enable } = application;
  const [rules, setRules] = useState(readRules);
  /** The rule that the latest one replaced, because a call fails in one way at a time. */
  const [replaced, setReplaced] = useState<LabRule | null>(null);
  /** Whether only the next call fails, by each rule. */
  const [isOnce, setIsOnce] = useState(() => rules.some(({ once }) => once !== undefined));
  /** Whether this server has a lab; true until it has responded. */
  const [isAvailable, setAvailable] = useState(true);

  useEffect(() => {
    requestAvailability().then(setAvailable, () => undefined);
    const refresh = () => setRules(readRules());
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [requestAvailability, readRules]);

  const change = (next: readonly LabRule[]) => {
    // Pages that load from now on show that calls fail.
    if (next.length > 0) enable();
    writeRules(next);
    setRules(readRules());
  };
  const marked = ({ call, failure }: LabRule, once: boolean, index = 0): LabRule => ({
    call,
    failure,
    ...(once && { once: `${Date.now().toString(36)}${index}` }),
  });
  // Another viewer may have changed the rules, so they are read again.
  const otherRules = ({ call }: LabRule) => readRules().filter((one) => one.call !== call);
  return {
    rules,
    isAvailable,
    isOn: ({ call, failure }: LabRule) =>
      rules.some((one) => one.call === call && one.failure === failure),
    replaced,
    isOnce,
    setOnce(once: boolean) {
      setIsOnce(once);
      change(readRules().map((rule, index) => marked(rule, once, index)));
    },
    add(rule: LabRule) {
      const { call, failure } = rule;
      const before = readRules().find((one) => one.call === call && one.failure !== failure);
      setReplaced(before ?? null);
      const others = otherRules(rule);
      change([...others, marked(rule, isOnce, others.length)]);
    },
    remove(rule: LabRule) {
      setReplaced(null);
      change(otherRules(rule));
    },
    clear() {
      setReplaced(null);
      change([]);
    },
  };
}

export type Lab = ReturnType<typeof useLab>;
