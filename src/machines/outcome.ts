import { type Failure, isFailure } from '@kedai/contract/calls/failure';

/**
 * Turns the error of an effect into a `Failure`: a machine can serialise it and branch on its kind. Any other error has no
 * message for the shopper, because its text is the browser's or a developer's.
 */
export const asFailure = (error: unknown): Failure =>
  isFailure(error) ? error : { kind: 'server', message: '', retryable: true };

/** The parameters of an action or guard for a failed effect. */
export const failureParams = ({
  event,
}: {
  readonly event: { readonly error: unknown };
}): Failure => asFailure(event.error);

/** A machine emits it for a toast. The feature that runs the machine finds the text of the notice. */
export interface ToastEvent<Notice> {
  readonly type: 'toast';
  readonly kind: 'error' | 'success';
  readonly notice: Notice;
}

/** The toast of a failed effect. */
export const errorToast = <Notice>(notice: Notice) =>
  ({ type: 'toast', kind: 'error', notice }) as const;
