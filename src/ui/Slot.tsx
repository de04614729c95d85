import { styled } from 'styled-components';
import type { Selection } from '../contract/selection';
import { shortDay } from '../text/calendarDay';

const Hour = styled.span`
  white-space: nowrap;
`;

/** The day and hour of a chosen service, its hour in one line. */
export function Slot({ selection }: { readonly selection: Selection }) {
  return (
    <>
      {shortDay(selection.calendarDate)}, <Hour>{selection.deliveryTime}</Hour>
    </>
  );
}
