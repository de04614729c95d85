import { lazy, Suspense, useEffect, useState } from 'react';
import { listenToToasts, type ToastMessage } from '../ui/toast';

const Toaster = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './Toaster').then((module) => ({
    default: module.Toaster,
  })),
);

/** Where toasts appear. What shows them is loaded with the first one. */
export function Toasts() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  useEffect(() => listenToToasts((message) => setMessages((all) => [...all, message])), []);
  return messages.length === 0 ? null : (
    <Suspense fallback={null}>
      <Toaster messages={messages} />
    </Suspense>
  );
}
