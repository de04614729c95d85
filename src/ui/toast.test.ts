import { listenToToasts, toast } from './toast';

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
