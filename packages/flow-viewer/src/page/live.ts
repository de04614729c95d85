import { safeParse } from 'valibot';
import type { AnyEventObject } from 'xstate';
import {
  channelName,
  type PageMessage,
  type ViewerMessage,
  viewerMessageSchema,
} from '../model/messages';
import type { Recording } from '../model/recording';
import { type PictureOptions, takePicture } from '../picture/takePicture';
import { whenSettled } from './whenSettled';

/** How long a viewer may take to confirm that it shows a step, ms. */
const SHOW_TIMEOUT_MS = 300;

/**
 * Publishes the runs of this page to open viewers: each after its steps, and all on request of a viewer.
 *
 * @param onEvent called when a viewer sends an event to a run
 * @param pictures what may be seen in pictures; without it, none are taken
 */
export function publishRuns(
  namespace: string,
  onEvent: (key: string, event: AnyEventObject) => void,
  pictures?: PictureOptions,
) {
  const page = randomId();
  const runs = new Map<string, Recording>();
  const channel = new BroadcastChannel(channelName(namespace));
  const confirmations: (() => void)[] = [];
  const post = (message: PageMessage) => channel.postMessage(message);
  const postRuns = () => {
    for (const [key, recording] of runs) post({ type: 'run', page, key, recording });
  };
  const isLast = (key: string, index: number) => runs.get(key)?.steps.length === index + 1;
  let cancelPicture: (() => void) | undefined;
  const postPicture = (key: string, index: number): void => {
    if (pictures === undefined || !isLast(key, index)) return;
    cancelPicture?.();
    cancelPicture = whenSettled(() => {
      if (isLast(key, index))
        post({ type: 'picture', page, key, picture: takePicture(index, pictures) });
    });
  };
  const onPageHide = () => post({ type: 'closed', page });
  const onMessage = (message: ViewerMessage) => {
    if (message.type === 'runsRequested') postRuns();
    else if (message.page !== page) return;
    else if (message.type === 'eventSent') onEvent(message.key, message.event);
    else if (message.type === 'pictureRequested') postPicture(message.key, message.index);
    else for (const confirm of confirmations.splice(0)) confirm();
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(viewerMessageSchema, data);
    if (message.success) onMessage(message.output);
  };
  window.addEventListener('pagehide', onPageHide);

  return {
    publish(key: string, recording: Recording): void {
      runs.set(key, recording);
      post({ type: 'run', page, key, recording });
    },
    run: (key: string) => runs.get(key),
    /** Requests that a viewer shows a step. @returns whether one confirms it */
    show: (key: string, index: number) =>
      new Promise<boolean>((resolve) => {
        confirmations.push(() => resolve(true));
        setTimeout(() => resolve(false), SHOW_TIMEOUT_MS);
        post({ type: 'showRequested', page, key, index });
      }),
    close(): void {
      cancelPicture?.();
      onPageHide();
      channel.close();
      window.removeEventListener('pagehide', onPageHide);
    },
  };
}

/** 32 hexadecimal characters. `crypto.randomUUID` is not available on plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
