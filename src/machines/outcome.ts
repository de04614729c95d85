import { type Failure, isFailure, messageOf } from '../contract/failure';

/** A failed effect as a chart keeps it: serialisable, and always with a kind to decide by. */
export function asFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  return { kind: 'server', message: messageOf(error, ''), retryable: true };
}

/** What a chart asks its surroundings to announce; the sentence is found where the chart is shown. */
export interface ToastEvent<Notice> {
  readonly type: 'toast';
  readonly kind: 'error' | 'success';
  readonly notice: Notice;
}

/** Where a chart asks to be led; the address is found where the chart is shown. */
export interface NavigateEvent<Place extends string> {
  readonly type: 'navigate';
  readonly to: Place;
}
