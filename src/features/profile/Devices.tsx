import type { Device } from '@kedai/contract/calls/devices';
import { isFailure } from '@kedai/contract/calls/failure';
import { deviceName } from '@kedai/contract/text/values';
import { Button } from '@kedai/ui/button/Button';
import { toast } from '@kedai/ui/overlay/toast';
import type { RefObject } from 'react';
import {
  useDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutOtherDevicesMutation,
} from '../../api/accountApi';
import { profileText } from '../../text/account/profile';
import { DividedList, SecurityRow, SecuritySection, timeOf } from './SecuritySection';

const text = profileText.devices;

/** The signed-in devices of the account. */
export const Devices = () => (
  <SecuritySection text={text} endpoint="devices" query={useDevicesQuery()}>
    {({ devices }, heading) => <DeviceList devices={devices} heading={heading} />}
  </SecuritySection>
);

function DeviceList({
  devices,
  heading,
}: {
  readonly devices: readonly Device[];
  /** Gets the focus when a button disappears with its device. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) {
  const [signOutOthers, { isLoading }] = useSignOutOtherDevicesMutation();
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  const finish = (error: unknown, done: string) => {
    if (isFailure(error)) {
      toast.error(error.message);
      return;
    }
    heading.current?.focus();
    toast.success(done);
  };
  return (
    <>
      <DividedList>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={finish} />
        ))}
      </DividedList>
      {hasOthers ? (
        <div>
          <Button
            variant="secondary"
            busy={isLoading}
            onClick={async () => finish((await signOutOthers()).error, text.signedOutOthers)}
          >
            {text.signOutOthers}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function DeviceRow({
  device: { id, name: device, signedInAt, lastUsedAt, isCurrent },
  onEnd,
}: {
  readonly device: Device;
  readonly onEnd: (error: unknown, done: string) => void;
}) {
  const [signOut, { isLoading }] = useSignOutDeviceMutation();
  const name = device ? deviceName(device) : text.unknown;
  return (
    <SecurityRow
      name={name}
      badge={isCurrent && text.current}
      note={text.used(timeOf(signedInAt), timeOf(lastUsedAt))}
    >
      {isCurrent ? null : (
        <Button
          variant="secondary"
          busy={isLoading}
          aria-label={text.signOutOf(name)}
          onClick={async () => onEnd((await signOut({ id })).error, text.signedOut(name))}
        >
          {text.signOut}
        </Button>
      )}
    </SecurityRow>
  );
}
