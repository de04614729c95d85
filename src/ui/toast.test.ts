import { type IsObsolete, subscribeToToasts, type ToastMessage, toast } from './toast';

test('queues messages until there is a listener, and delivers each once', () => {
  toast.error('No such product');
  const received: string[] = [];
  const stop = subscribeToToasts(({ kind, text }) => received.push(`${kind}: ${text}`));
  toast.success('Saved');
  stop();
  toast.success('Later');
  const later: string[] = [];
  subscribeToToasts(({ text }) => later.push(text))();
  expect(received).toEqual(['error: No such product', 'success: Saved']);
  expect(later).toEqual(['Later']);
});

test('does not deliver an error that was dismissed in the queue', () => {
  toast.error('Not yet');
  toast.success('Saved');
  toast.dismissErrors();
  const received: string[] = [];
  const settled = jest.fn();
  const stop = subscribeToToasts(({ text }) => received.push(text), settled);
  expect(received).toEqual(['Saved']);
  toast.dismissErrors();
  stop();
  toast.dismissErrors();
  expect(settled).toHaveBeenCalledTimes(1);
});

test('dismisses a single error, before or after its delivery', () => {
  const early = toast.error('Not yet');
  toast.error('Not at all');
  early();
  const received: string[] = [];
  const dismiss = jest.fn((isObsolete: IsObsolete) =>
    messages.filter(isObsolete).map(({ text }) => text),
  );
  const messages: ToastMessage[] = [];
  const stop = subscribeToToasts((message) => {
    messages.push(message);
    received.push(message.text);
  }, dismiss);
  const late = toast.error('Too late');
  late();
  stop();
  expect(received).toEqual(['Not at all', 'Too late']);
  expect(dismiss.mock.results).toEqual([{ type: 'return', value: ['Too late'] }]);
});
