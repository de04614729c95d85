import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Journey } from '../../machines/testing/journey';
import type { ApiServer } from '../apiServer';
import { screenshot } from '../screenshot';
import type { FlowScreen, Hands, HeldAnswer, HeldCall, Looks, SeenRole, Stage } from './screen';

/** How long anything is waited for, ms. */
const PATIENCE_MS = 5_000;

/** The clock on the wall, whatever the tests make of the page's. */
const { setTimeout: later } = globalThis;
const wallClock = performance.now.bind(performance);

const NO_PICTURE = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });

/** A page that was rendered, with what else can happen to it. */
export interface OpenedPage {
  readonly location: () => { readonly pathname: string };
  /** How often it was to be started anew. */
  readonly reloads?: () => number;
  /** Has its storage keep cookies, or refuse them. */
  readonly keepCookies?: (kept: boolean) => void;
  readonly changeCart?: () => Promise<void>;
  readonly endReading?: (text: string | null) => Promise<void>;
}

/** A call that waits for its answer. */
interface Held {
  readonly path: string;
  readonly request: Request;
  answer(response: Response): void;
}

/**
 * A flow in a document of the tests. Time stands still there until it is told to pass, and everything that is waited
 * for is waited for by turns of the event loop.
 * @param open renders the page of a journey's entrance
 */
export function documentStage(
  api: ApiServer,
  { calls }: FlowScreen,
  open: (journey: Journey, stage: Pick<Stage, 'end' | 'hands' | 'pass'>) => Promise<OpenedPage>,
): Stage {
  const held: Held[] = [];
  let page: OpenedPage | undefined;

  const hold = (isMeant: (call: HeldCall) => boolean) => {
    for (const { path, or = path } of Object.values(calls).filter(isMeant)) {
      const waits = ({ request }: { readonly request: Request }) =>
        new Promise<Response>((answer) => held.push({ path, request, answer }));
      api.use(http.all(`*/api/${path}`, waits), http.all(`*/api/${or}`, waits));
    }
  };
  const underWay = () => held.filter(({ request }) => !request.signal.aborted);
  const hands = handsIn(() => page);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const end = async (path: string, answer: HeldAnswer) => {
    const waiting = await until(() => {
      const found = underWay().find((call) => call.path === path);
      if (!found) throw new Error(`The call "${path}" is not under way.`);
      return found;
    });
    held.splice(held.indexOf(waiting), 1);
    if (answer === 'own') waiting.answer(await api.answer(waiting.request.clone()));
    else if (answer === 'offline') waiting.answer(HttpResponse.error());
    else waiting.answer(HttpResponse.json(answer.body, { status: answer.status }));
  };

  return {
    hands,
    open: async (journey) => {
      onUploadLeft(() => {
        const kept = held.filter(({ request }) => !isUpload(request));
        held.splice(0, held.length, ...kept);
      });
      hold(({ late = false }) => !late);
      page = await open(journey, { end, hands, pass });
      hold(({ late = false }) => late);
    },
    end,
    pass,
    now: async () => Date.now(),
    changeCart: async () => page?.changeCart?.(),
    endReading: async (text) => page?.endReading?.(text),
    keepCookies: async (kept) => page?.keepCookies?.(kept),
    expectUnderWay: (paths) =>
      until(() =>
        expect(
          underWay()
            .map(({ path }) => path)
            .toSorted(),
        ).toEqual(paths.toSorted()),
      ),
  };
}

function handsIn(page: () => OpenedPage | undefined): Hands {
  const user = userEvent.setup({ delay: null });
  const named = (role: SeenRole, name: string | RegExp) => screen.getByRole(role, { name });
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
    choose: async (label, option, group) => user.selectOptions(await field(label, group), option),
    tick: async (label, on) => {
      const box = await field(label);
      if (box.checked !== on) await user.click(box);
    },
    upload: async (label, text) => {
      const place = await until(() => screen.getByLabelText(label));
      const file = text === null ? NO_PICTURE : screenshot(text);
      // A picture is chosen; anything else is dropped, since the chooser offers pictures alone.
      if (text === null) fireEvent.drop(place, { dataTransfer: { files: [file] } });
      else await user.upload(place, file);
      // The page looks at the first bytes before it takes a file.
      await act(async () => void (await file.slice(0, 1).arrayBuffer()));
    },
    key: (key) => user.keyboard(`{${key}}`),
    sees: async (role, name, { busy = false }: Looks = {}) => {
      await until(() => {
        const found = named(role, name);
        expect(found).toBeVisible();
        expect(found.getAttribute('aria-busy') === 'true').toBe(busy);
      });
    },
    reads: async (text) => {
      await until(() => expect(screen.getAllByText(text)[0]).toBeVisible());
    },
    lacks: (role, name) => until(() => expect(screen.queryByRole(role, { name })).toBeNull()),
    lacksText: (text) => until(() => expect(screen.queryByText(text)).toBeNull()),
    seesThePageAnew: () => until(() => expect(page()?.reloads?.()).toBe(1)),
    isAt: (path) => until(() => expect(page()?.location().pathname).toBe(path)),
  };
}

const isUpload = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/') === true;

/** The network of the tests does not say by a request's signal when an XMLHttpRequest is taken back. */
function onUploadLeft(hear: () => void): void {
  const { abort } = XMLHttpRequest.prototype;
  jest.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
    hear();
    abort.call(this);
  });
}

/** Waits for something without letting the time pass. */
export async function until<Found>(look: () => Found): Promise<Found> {
  const since = wallClock();
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (wallClock() - since > PATIENCE_MS) throw error;
      await act(() => new Promise((resolve) => later(resolve, 1)));
    }
  }
}
