import { cleanText } from '@kedai/contract/rules/text';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { MailedCodeContext } from '../../machines/mailedCode';
import { useClientStorage } from '../../state/hooks';
import { type DraftKind, readDraft } from './draft';

export interface RestoredDraft<Draft> {
  /** Undefined until it was read, null if there is none for the typed e-mail. */
  readonly draft: Draft | null | undefined;
  readonly emailField: RefObject<HTMLInputElement | null>;
}

/**
 * The draft of a flow with a mailed code from before a reload. It is read after hydration, because the prerendered HTML shows
 * the first step.
 */
export function useRestoredDraft<Draft extends MailedCodeContext>(
  kind: DraftKind<Draft>,
): RestoredDraft<Draft> {
  const { tab } = useClientStorage();
  const emailField = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft | null>();
  // A layout effect, so that no other step is painted first.
  useLayoutEffect(() => {
    const saved = readDraft(tab, kind);
    setDraft(saved && isForEmail(saved, emailField.current?.value ?? '') ? saved : null);
  }, [tab, kind]);
  return { draft, emailField };
}

/**
 * Whether a draft may replace the form in which the shopper is typing. With an empty field, any address will do. Otherwise a
 * code must have been sent to the draft's address, and that address must start with the typed text.
 */
export function isForEmail({ email, resendAt }: MailedCodeContext, typed: string): boolean {
  if (typed === '') return email !== '';
  return resendAt !== null && mailbox(email).startsWith(mailbox(typed));
}

/** Upper and lower case are the same mailbox (`contract/email`). */
const mailbox = (email: string) => cleanText(email).toLowerCase();
