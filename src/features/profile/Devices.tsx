import type { Device } from '@kedai/contract/devices';
import { isFailure } from '@kedai/contract/failure';
import { serverNow } from '@kedai/contract/serverClock';
import { shopClock, shopTime } from '@kedai/contract/shopTime';
import { Button } from '@kedai/ui/Button';
import { Row, Stack } from '@kedai/ui/Layout';
import { LoadAlert } from '@kedai/ui/Loading';
import { Spinner } from '@kedai/ui/Spinner';
import { Note, Subtitle } from '@kedai/ui/Text';
import { toast } from '@kedai/ui/toast';
import { type RefObject, useId, useRef } from 'react';
import {
  devicesApi,
  useDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutOtherDevicesMutation,
} from '../../api/devicesApi';
import { useAppSelector, useRetry } from '../../state/hooks';
import { isNamedByServer } from '../../state/session/sessionSlice';
import { shortDay } from '../../text/calendarDay';
import { profileText } from '../../text/profile';
import { DividedList } from './DividedList';

const text = profileText.devices;

const timeOf = (timestamp: number): string =>
  `${shortDay(shopTime(timestamp).today, shopTime(serverNow()).today)}, ${shopClock(timestamp)}`;

const isMissingEndpoint = (error: unknown): boolean => isFailure(error) && error.status === 404;

/** The signed-in devices of the account. Nothing is shown if the server has no endpoints for them. */
export function Devices() {
  // A server that does not name the customer only has the endpoints of the specification.
  const hasDeviceCalls = useAppSelector(({ session }) => isNamedByServer(session.customer));
  const { data, error, refetch } = useDevicesQuery(undefined, { skip: !hasDeviceCalls });
  const retry = useRetry(devicesApi.util.getRunningQueryThunk('devices', undefined), refetch);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!hasDeviceCalls || isMissingEndpoint(error)) return null;
  return (
    <Stack as="section" aria-labelledby={title} $gap={2} $align="stretch">
      <Stack $gap={1}>
        <Subtitle as="h2" id={title} ref={heading} tabIndex={-1}>
          {text.title}
        </Subtitle>
        <Note>{text.intro}</Note>
      </Stack>
      {data ? (
        <DeviceList devices={data.devices} heading={heading} />
      ) : error ? (
        <LoadAlert message={text.failed} onRetry={retry} />
      ) : (
        <Spinner label={text.loading} size={28} />
      )}
    </Stack>
  );
}

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
  device: { id, name = text.unknown, signedInAt, lastUsedAt, isCurrent },
  onEnd,
}: {
  readonly device: Device;
  readonly onEnd: (error: unknown, done: string) => void;
}) {
  const [signOut, { isLoading }] = useSignOutDeviceMutation();
  return (
    <Row as="li" $justify="space-between">
      <Stack $gap={0.5}>
        <strong>{name}</strong>
        {isCurrent ? <small>{text.current}</small> : null}
        <Note>{text.used(timeOf(signedInAt), timeOf(lastUsedAt))}</Note>
      </Stack>
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
    </Row>
  );
}
