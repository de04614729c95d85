import { collectToasts } from '../testing/collectToasts';
import { toast } from './toast';

const toasts = collectToasts();

test('a success dismisses earlier errors, and nothing else', () => {
  toast.success('Your address is saved.');
  toast.error('Only two are left.');
  toast.success('Your cart is saved.');
  expect(toasts.visible()).toEqual([
    'success: Your address is saved.',
    'success: Your cart is saved.',
  ]);
});

test('dismisses a single error, or all errors', () => {
  const dismiss = toast.error('Not yet');
  toast.error('Not at all');
  toast.success('Saved');
  toast.error('Too late');
  dismiss();
  toast.dismissErrors();
  expect(toasts.visible()).toEqual(['success: Saved']);
});

test('of many messages the newest ten stay', () => {
  for (let number = 1; number <= 30; number += 1) toast.success(`Message ${number}`);
  expect(toasts.visible()).toHaveLength(10);
  expect(toasts.visible().at(-1)).toBe('success: Message 30');
});
