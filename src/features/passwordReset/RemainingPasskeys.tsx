import type { RemainingPasskey } from '@kedai/contract/calls/mailedCode';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { deviceName } from '@kedai/contract/text/values';
import { CheckboxField } from '@kedai/ui/form/CheckboxField';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note } from '@kedai/ui/layout/Text';
import { remainingPasskeysText as text } from '../../text/account/remainingPasskeys';
import { shortDay } from '../../text/dates/calendarDay';

export interface RemainingPasskeysProps {
  readonly passkeys: readonly RemainingPasskey[];
  readonly isRemoving: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/**
 * Names the passkeys that a new password does not end: somebody who knew the old one may have added them. A chunk of its
 * own, because few accounts have any.
 */
export function RemainingPasskeys({ passkeys, isRemoving, onTick }: RemainingPasskeysProps) {
  const { today } = shopTime(serverNow());
  return (
    <Stack as="section" aria-label={text.label} $gap={1}>
      <Note>{text.remain}</Note>
      <ul>
        {passkeys.map(({ name, createdAt }) => (
          <li key={createdAt}>
            {text.added(
              name ? deviceName(name) : text.unknown,
              shortDay(shopTime(createdAt).today, today),
            )}
          </li>
        ))}
      </ul>
      <CheckboxField label={text.remove} checked={isRemoving} onTick={onTick} />
    </Stack>
  );
}
