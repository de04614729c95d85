import { toast } from '@kedai/ui/overlay/toast';
import { shallowEqual, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import type { RegistrationInput, registrationMachine } from '../../machines/registration';
import { defineDraft } from '../shared/draft';
import { useNextPath } from '../shared/nextPath';
import { useFlow, useFlowEvents } from '../shared/useFlow';
import { useSavedDraft } from '../shared/useSavedDraft';
import { createRegistrationMachine } from './registration.actors';
import { registrationErrorText } from './registrationError';

export const registrationDraft = defineDraft({
  key: 'kedai:registration',
  schema: v.object({
    email: v.string(),
    name: v.string(),
    resendAt: v.nullable(v.number()),
    isVerified: v.boolean(),
  }),
  maxAgeMs: 30 * 60_000,
});

const STEPS = ['email', 'code', 'details'] as const;

const selectFlow = (snapshot: SnapshotFrom<typeof registrationMachine>) => ({
  step: STEPS.find((step) => snapshot.hasTag(step)) ?? 'email',
  busy: snapshot.hasTag('busy'),
  /** Whether this flow is signing in. It navigates by itself, so the page must not redirect. */
  isSigningIn: snapshot.hasTag('signingIn'),
  name: snapshot.context.name,
  email: snapshot.context.email,
  problem: snapshot.hasTag('rejected') ? snapshot.context.problem : null,
});

/** @param draft the draft from before a reload; undefined until it has been read */
export function useRegistration(draft: RegistrationInput | null | undefined) {
  const navigate = useNavigate();
  const next = useNextPath();
  const actor = useFlow(createRegistrationMachine, draft ?? {});
  useSavedDraft(registrationDraft, actor, draft !== undefined);

  useFlowEvents(
    actor,
    ({ kind, notice }) => toast[kind](registrationErrorText(notice)),
    () => navigate(next, { replace: true }),
  );
  return { actor, next, ...useSelector(actor, selectFlow, shallowEqual) };
}
