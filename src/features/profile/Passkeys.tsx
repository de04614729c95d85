import type { Failure } from '@kedai/contract/calls/failure';
import type { Passkey } from '@kedai/contract/calls/passkeys';
import { deviceName } from '@kedai/contract/text/values';
import { Button } from '@kedai/ui/button/Button';
import { Note } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { type RefObject, useRef, useState } from 'react';
import { accountApi, useAccountQuery, usePasskeysQuery } from '../../api/accountApi';
import { useAppDispatch } from '../../state/hooks';
import { failureOf } from '../../state/thunk';
import { profileText } from '../../text/account/profile';
import { addPasskey } from './addPasskey';
import { PasswordPrompt } from './PasswordPrompt';
import { DividedList, SecurityRow, SecuritySection, timeOf } from './SecuritySection';

const text = profileText.passkeys;

const nameOf = ({ name }: Passkey): string => (name ? deviceName(name) : text.unknown);

/** The passkeys of the account. */
export const Passkeys = () => (
  <SecuritySection text={text} endpoint="passkeys" query={usePasskeysQuery()}>
    {({ passkeys }, heading) => <PasskeyList passkeys={passkeys} heading={heading} />}
  </SecuritySection>
);

/** A change that needs the password: the passkey to remove, or a new one. */
type Change = Passkey | 'new';

function PasskeyList({
  passkeys,
  heading,
}: {
  readonly passkeys: readonly Passkey[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) {
  const dispatch = useAppDispatch();
  const { data: account } = useAccountQuery();
  const [change, setChange] = useState<Change | null>(null);
  /** Gets the focus back when the prompt closes; the heading if it is gone. */
  const opener = useRef<HTMLElement>(null);

  const open = (next: Change, { currentTarget }: { readonly currentTarget: HTMLElement }) => {
    opener.current = currentTarget;
    setChange(next);
  };
  const close = () => {
    setChange(null);
    const { current } = opener;
    (current?.isConnected ? current : heading.current)?.focus();
  };

  const confirm = async (password: string): Promise<Failure | null> => {
    if (change === null) return null;
    const failure =
      change === 'new' ? await dispatch(addPasskey(password)) : await remove(change, password);
    if (failure !== null) return failure;
    toast.success(change === 'new' ? text.addedNow : text.removed(nameOf(change)));
    close();
    return null;
  };
  const remove = async ({ id }: Passkey, currentPassword: string) => {
    const { removePasskey } = accountApi.endpoints;
    const removing = removePasskey.initiate({ id, currentPassword }, { track: false });
    return failureOf(await dispatch(removing));
  };

  const canAdd = 'PublicKeyCredential' in window;
  return (
    <>
      {passkeys.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <DividedList>
          {passkeys.map((passkey) => (
            <SecurityRow
              key={passkey.id}
              name={nameOf(passkey)}
              note={
                passkey.lastUsedAt === undefined
                  ? text.added(timeOf(passkey.createdAt))
                  : text.used(timeOf(passkey.createdAt), timeOf(passkey.lastUsedAt))
              }
            >
              <Button
                variant="secondary"
                aria-label={text.removeOf(nameOf(passkey))}
                onClick={(event) => open(passkey, event)}
              >
                {text.remove}
              </Button>
            </SecurityRow>
          ))}
        </DividedList>
      )}
      {change === null ? null : (
        <PasswordPrompt
          key={change === 'new' ? change : change.id}
          email={account?.email}
          title={change === 'new' ? text.confirmAdding : text.confirmRemoving(nameOf(change))}
          onConfirm={confirm}
          onCancel={close}
        />
      )}
      {canAdd ? (
        <div>
          <Button
            variant="secondary"
            aria-disabled={change === 'new'}
            onClick={(event) => open('new', event)}
          >
            {text.add}
          </Button>
        </div>
      ) : (
        <Note>{text.unsupported}</Note>
      )}
    </>
  );
}
