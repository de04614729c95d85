import type { Journey } from '@kedai/flow-viewer/model';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { shop } from '../../shop';
import type { ApiServer } from '../apiServer';
import { screenshot } from '../screenshot';
import type {
  CallResponse,
  ExpectedRole,
  FlowScreen,
  PausedCall,
  PausedPage,
  ReceiptFile,
  ScreenDriver,
  VisibleOptions,
} from './screen';

/** How long expectations are retried, ms. */
const RETRY_MS = 5_000;

/** The text of a receipt; null when it is no picture. */
const textOf = (file: ReceiptFile) =>
  file === 'no picture' ? null : file === 'ours' ? shop.receiverName : 'SOMEBODY ELSE';

/** The real timer and clock, which fake timers do not replace. */
const { setTimeout: realSetTimeout } = globalThis;
const realNow = performance.now.bind(performance);

const NO_PICTURE = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });

/** A rendered page, and what its test can do to it. */
export interface OpenedPage {
  readonly location: () => { readonly pathname: string };
  /** How often the page was reloaded. */
  readonly reloads?: () => number;
  /** Sets whether the storage accepts cookies. */
  readonly allowCookies?: (allowed: boolean) => void;
  readonly changeCart?: () => Promise<void>;
  readonly finishReading?: (text: string | null) => Promise<void>;
}

/** A call that waits for its response. */
interface PendingCall {
  readonly path: string;
  readonly request: Request;
  respond(response: Response): void;
  /** The API's own response. */
  answer(): Promise<Response>;
}

/**
 * Creates the page of a flow in jsdom. Its fake clock is stopped; expectations are retried on the real clock.
 * @param open renders the page with a journey's initial input
 */
export function openPausedPage(
  api: ApiServer,
  { calls }: FlowScreen,
  open: (
    journey: Journey,
    page: Pick<PausedPage, 'advance' | 'driver' | 'respond'>,
  ) => Promise<OpenedPage>,
): PausedPage {
  const pending: PendingCall[] = [];
  let page: OpenedPage | undefined;

  const pauseCalls = (isSelected: (call: PausedCall) => boolean) => {
    for (const { path, or = path } of Object.values(calls).filter(isSelected)) {
      // A call with two rules would wait twice.
      for (const name of new Set([path, or]))
        api.responds(
          { path: `/api/${name}` },
          ({ request }, answer) =>
            new Promise((respond) => pending.push({ path, request, respond, answer })),
        );
    }
  };
  const running = () => pending.filter(({ request }) => !request.signal.aborted);
  const driver = documentDriver(() => page);
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const respond = async (path: string, response: CallResponse) => {
    const waiting = await until(() => {
      const found = running().find((call) => call.path === path);
      if (!found) throw new Error(`The call "${path}" is not pending.`);
      return found;
    });
    pending.splice(pending.indexOf(waiting), 1);
    if (response === 'own') waiting.respond(await waiting.answer());
    else if (response === 'offline') waiting.respond(HttpResponse.error());
    else waiting.respond(HttpResponse.json(response.body, { status: response.status }));
  };

  return {
    driver,
    open: async (journey) => {
      onUploadAbort(() => {
        const others = pending.filter(({ request }) => !isUpload(request));
        pending.splice(0, pending.length, ...others);
      });
      pauseCalls(({ late = false }) => !late);
      page = await open(journey, { advance, driver, respond });
      pauseCalls(({ late = false }) => late);
    },
    respond,
    advance,
    now: async () => Date.now(),
    changeCart: async () => page?.changeCart?.(),
    finishReading: async (file) => page?.finishReading?.(textOf(file)),
    allowCookies: async (allowed) => page?.allowCookies?.(allowed),
    expectPending: (paths) =>
      until(() =>
        expect(
          running()
            .map(({ path }) => path)
            .toSorted(),
        ).toEqual(paths.toSorted()),
      ),
  };
}

function documentDriver(page: () => OpenedPage | undefined): ScreenDriver {
  const user = userEvent.setup({ delay: null });
  // Without `hidden`, the query computes the styles of every element. `expectVisible` checks the one that is found.
  const named = (role: ExpectedRole, name: string | RegExp) =>
    screen.getByRole(role, { name, hidden: true });
  const field = (label: string, group?: string) =>
    until(() => {
      const part =
        group === undefined ? screen : within(screen.getByRole('group', { name: group }));
      return part.getByLabelText<HTMLInputElement>(label);
    });
  return {
    press: async (role, name) => user.click(await until(() => named(role, name))),
    fill: async (label, text, group) => {
      const input = await field(label, group);
      if (text === '') return user.clear(input);
      await user.click(input);
      input.select();
      await user.paste(text);
    },
    fillCode: async (code) => {
      await user.click(await field('Digit 1 of 6'));
      await user.paste(code);
    },
    select: async (label, option, group) => user.selectOptions(await field(label, group), option),
    setChecked: async (label, on) => {
      const box = await field(label);
      if (box.checked !== on) await user.click(box);
    },
    upload: async (label, receipt) => {
      const text = textOf(receipt);
      const place = await until(() => screen.getByLabelText(label));
      const file = text === null ? NO_PICTURE : screenshot(text);
      // Other files are dropped, because the file chooser only accepts pictures.
      if (text === null) fireEvent.drop(place, { dataTransfer: { files: [file] } });
      else await user.upload(place, file);
      // The page reads the first bytes before it accepts a file.
      await act(async () => void (await file.slice(0, 1).arrayBuffer()));
    },
    expectVisible: async (role, name, { busy = false }: VisibleOptions = {}) => {
      await until(() => {
        const found = named(role, name);
        expect(found).toBeVisible();
        expect(found.getAttribute('aria-busy') === 'true').toBe(busy);
      });
    },
    expectText: async (text) => {
      await until(() => expect(screen.getAllByText(text)[0]).toBeVisible());
    },
    expectAbsent: (role, name) =>
      until(() => expect(screen.queryByRole(role, { name })).toBeNull()),
    expectNoText: (text) => until(() => expect(screen.queryByText(text)).toBeNull()),
    expectReload: () => until(() => expect(page()?.reloads?.()).toBe(1)),
    expectPath: (path) => until(() => expect(page()?.location().pathname).toBe(path)),
  };
}

const isUpload = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/') === true;

/** MSW does not abort the request's signal when an XMLHttpRequest is aborted. */
function onUploadAbort(listener: () => void): void {
  const { abort } = XMLHttpRequest.prototype;
  jest.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
    listener();
    abort.call(this);
  });
}

/** Retries until `check` does not throw. The fake clock does not move. */
export async function until<Found>(check: () => Found): Promise<Found> {
  const start = realNow();
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (realNow() - start > RETRY_MS) throw error;
      await act(() => new Promise((resolve) => realSetTimeout(resolve, 10)));
    }
  }
}
