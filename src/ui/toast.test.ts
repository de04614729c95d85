import { type IsOver, listenToToasts, type ToastMessage, toast } from './toast';

test('messages sent before anyone listens are not lost, and none is given twice', () => {
  toast.error('No such product');
  const heard: string[] = [];
  const stop = listenToToasts(({ kind, text }) => heard.push(`${kind}: ${text}`));
  toast.success('Saved');
  stop();
  toast.success('Later');
  const later: string[] = [];
  listenToToasts(({ text }) => later.push(text))();
  expect(heard).toEqual(['error: No such product', 'success: Saved']);
  expect(later).toEqual(['Later']);
});

test('a complaint that was put right before anyone listens is given to nobody', () => {
  toast.error('Not yet');
  toast.success('Saved');
  toast.settle();
  const heard: string[] = [];
  const settled = jest.fn();
  const stop = listenToToasts(({ text }) => heard.push(text), settled);
  expect(heard).toEqual(['Saved']);
  toast.settle();
  stop();
  toast.settle();
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a complaint is taken back alone, whether it was given to anyone or not', () => {
  const early = toast.error('Not yet');
  toast.error('Not at all');
  early();
  const heard: string[] = [];
  const over = jest.fn((isOver: IsOver) => said.filter(isOver).map(({ text }) => text));
  const said: ToastMessage[] = [];
  const stop = listenToToasts((message) => {
    said.push(message);
    heard.push(message.text);
  }, over);
  const late = toast.error('Too late');
  late();
  stop();
  expect(heard).toEqual(['Not at all', 'Too late']);
  expect(over.mock.results).toEqual([{ type: 'return', value: ['Too late'] }]);
});
