import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import * as v from 'valibot';
import { type ActorRefFrom, createMachine } from 'xstate';
import { type ClientStorage, memoryStorage } from '../../state/device/storage';
import { clearCustomerData } from '../../state/session/customerSession';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { useSavedDraft } from './useSavedDraft';

serveApi();
const toasts = collectToasts();

const KIND = { key: 'flow', schema: v.object({ email: v.string() }), maxAgeMs: 1_000 };

const machine = createMachine({
  context: { email: 'aina@example.test' },
  initial: 'going',
  states: { going: { on: { typed: {}, ended: 'over' } }, over: { type: 'final' } },
});

function run(storage: ClientStorage, kind: Parameters<typeof useSavedDraft>[0] = KIND) {
  let actor: ActorRefFrom<typeof machine> | undefined;
  function Flow() {
    actor = useActorRef(machine);
    useSavedDraft(kind, actor);
    return null;
  }
  const { store } = renderApp(<Flow />, { storage });
  return Object.assign((type: string) => act(() => actor?.send({ type })), store);
}

test('a draft is saved at once, and deleted when the flow is done', () => {
  const storage = memoryStorage();
  const send = run(storage);
  expect(storage.tab.getItem('flow')).toContain('aina@example.test');
  send('ended');
  expect(storage.tab.getItem('flow')).toBeNull();
});

test('a changed draft that cannot be stored is reported once', () => {
  const storage = memoryStorage();
  const send = run({ ...storage, tab: { ...storage.tab, setItem: () => undefined } });
  expect(toasts()).toEqual([]);
  send('typed');
  send('typed');
  expect(toasts()).toHaveLength(1);
});

test('a personal draft is not saved any more when the session has ended', () => {
  const storage = memoryStorage();
  const send = run(storage, { ...KIND, isPersonal: true });
  act(() => send.dispatch(clearCustomerData(true)));
  send('typed');
  expect(storage.tab.getItem('flow')).toBeNull();
});
