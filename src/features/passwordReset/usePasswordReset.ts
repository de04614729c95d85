import { toast } from '@kedai/ui/overlay/toast';
import { shallowEqual, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import type { PasswordResetInput, passwordResetMachine } from '../../machines/passwordReset';
import { paths } from '../../paths';
import { passwordResetFailure, passwordResetText } from '../../text/account/passwordReset';
import { defineDraft } from '../shared/draft';
import { useFlow, useFlowEvents } from '../shared/useFlow';
import { useSavedDraft } from '../shared/useSavedDraft';
import { useAccountPath } from '../shared/wish';
import { createPasswordResetMachine } from './passwordReset.actors';

/** How a reset survives a reload, as long as its code is valid. */
export const passwordResetDraft = defineDraft({
  key: 'kedai:passwordReset',
  schema: v.object({ email: v.string(), resendAt: v.nullable(v.number()) }),
  maxAgeMs: 10 * 60_000,
});

const STEPS = ['email', 'code', 'password'] as const;

const selectFlow = (snapshot: SnapshotFrom<typeof passwordResetMachine>) => ({
  step: STEPS.find((step) => snapshot.hasTag(step)) ?? 'email',
  busy: snapshot.hasTag('busy'),
  email: snapshot.context.email,
  passkeys: snapshot.context.passkeys,
  problem: snapshot.hasTag('rejected') ? snapshot.context.problem : null,
});

/** @param draft the draft from before a reload; undefined until it has been read */
export function usePasswordReset(draft: PasswordResetInput | null | undefined) {
  const navigate = useNavigate();
  const toLogin = useAccountPath()(paths.login);
  const actor = useFlow(createPasswordResetMachine, draft ?? {});
  useSavedDraft(passwordResetDraft, actor, draft !== undefined);

  useFlowEvents(
    actor,
    ({ kind, notice }) => toast[kind](passwordResetFailure(notice.failure)),
    () => {
      toast.success(passwordResetText.changed);
      navigate(toLogin, { replace: true });
    },
  );
  return { actor, ...useSelector(actor, selectFlow, shallowEqual) };
}
