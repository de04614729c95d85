import { uiText } from '../text/uiText';

/** The day and the hours of a slot. The hours do not wrap. */
export function Slot({ day, hours }: { readonly day: string; readonly hours: string }) {
  return (
    <>
      <span>{uiText.beforeHours(day)}</span>
      <span style={{ whiteSpace: 'nowrap' }}>{hours}</span>
    </>
  );
}
