import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { Skeleton } from '@kedai/ui/feedback/Loading';
import { Spinner } from '@kedai/ui/feedback/Spinner';
import { SelectField } from '@kedai/ui/form/SelectField';
import { TextField } from '@kedai/ui/form/TextField';
import { useSubmit } from '@kedai/ui/form/useForm';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note } from '@kedai/ui/layout/Text';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import { radius, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import type { ServiceSelectionProblem } from '../../../machines/serviceSelection';
import { serviceSelectionText as text } from '../../../text/order/serviceSelection';
import type { ServiceSelectionFlow } from '../useServiceSelection';
import { BranchHours } from './BranchHours';
import { Actions } from './steps.styles';

/** Replaces the browser's calendar icon, because drawing that image takes longer than rendering the rest of the step. */
const DateField = styled(TextField)`
  &::-webkit-calendar-picker-indicator {
    box-sizing: border-box;
    width: 18px;
    height: 18px;
    margin-right: 1px;
    padding: 0;
    border: solid ${s('text')};
    border-width: 5px 1.5px 1.5px;
    border-radius: 3px;
    background: none;
    cursor: pointer;
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.25rem, 1fr));
  gap: ${space(1)};
  margin-top: ${space(-1.5)};
`;

const Day = styled.button.attrs({ type: 'button' })`
  min-height: ${TARGET_SIZE};
  padding: ${space(0.5)};
  border: 1px solid ${s('controlLine')};
  border-radius: ${radius.small};
  background: ${s('surface')};
  font-size: ${textSize.small};

  &[aria-pressed='true'] {
    border-color: ${s('accent')};
    background: ${s('accentSoft')};
    font-weight: 600;
    ${contrastThemeHighlight}
  }
`;

/** A skeleton, shown until the server's time is known. */
export const SlotSkeleton = () => (
  <Stack $gap={3} aria-busy="true">
    <Spinner label={text.slot.loading} />
    <Skeleton $height="78px" />
    <Skeleton $height="44px" />
    <Skeleton $height="102px" />
  </Stack>
);

/** An empty error marks a field as invalid without a message. One alert covers all missing fields. */
const INVALID_WITHOUT_MESSAGE = '';

/** Whether the browser stores cookies of this page at all. */
function areCookiesAllowed(): boolean {
  document.cookie = 'kedaiCookies=1; Path=/';
  const isStored = document.cookie.includes('kedaiCookies=1');
  document.cookie = 'kedaiCookies=; Path=/; Max-Age=0';
  return isStored;
}

/** The browser may refuse one cookie only, such as one that would replace a cookie of the same name that it protects. */
const problemText = (problem: ServiceSelectionProblem): string =>
  text.problems[problem === 'notSaved' && areCookiesAllowed() ? 'notReplaced' : problem];

/** Step 3: the date and one of its 12 slots. */
export function SlotStep({ flow }: { readonly flow: ServiceSelectionFlow }) {
  const areFieldsMissing = flow.problem === 'fieldsMissing';
  const dateMissing = areFieldsMissing && flow.date === '' ? INVALID_WITHOUT_MESSAGE : undefined;
  const timeMissing = areFieldsMissing && flow.time === '' ? INVALID_WITHOUT_MESSAGE : undefined;
  const dateError = flow.dateProblem
    ? text.slot.dateProblems[flow.dateProblem](flow.lastDate)
    : undefined;
  const timeError = flow.hasNoOpenSlot
    ? text.slot.noneOpen(flow.slots, flow.date === flow.today)
    : flow.refusedSlot && text.slot.refused(flow.refusedSlot);
  const submitting = useSubmit(flow.confirm, dateMissing, timeMissing);
  return (
    <form {...submitting} noValidate>
      <Stack $gap={3}>
        <DateField
          label={text.slot.date}
          type="date"
          min={flow.today}
          max={flow.lastDate}
          value={flow.date}
          error={dateError ?? dateMissing}
          onChange={(event) => flow.chooseDate(event.target.value)}
        />
        <Days role="group" aria-label={text.slot.nextDays}>
          {flow.nextDays.map(({ date, daysAhead }) => (
            <Day key={date} aria-pressed={date === flow.date} onClick={() => flow.chooseDate(date)}>
              {text.slot.day(date, daysAhead)}
            </Day>
          ))}
        </Days>
        <SelectField
          label={text.slot.time}
          value={flow.time}
          hint={text.slot.zone}
          error={timeError ?? timeMissing}
          onChange={(event) => flow.chooseTime(event.target.value)}
        >
          <option value="">{text.slot.chooseTime}</option>
          {flow.slots.map((slot) => (
            <option key={slot.label} value={slot.label} disabled={slot.state !== 'open'}>
              {text.slot.option(slot)}
            </option>
          ))}
        </SelectField>
        {flow.serviceType === 'pickup' && flow.slots.every(({ state }) => state !== 'closed') ? (
          <BranchHours date={flow.dateProblem === null ? flow.date : ''} />
        ) : null}
        {flow.problem ? <Alert>{problemText(flow.problem)}</Alert> : null}
        {areFieldsMissing && flow.isAddressMissing ? <Note>{text.slot.addressMissing}</Note> : null}
      </Stack>
      <Actions>
        <Button variant="secondary" onClick={flow.goBack} disabled={flow.busy}>
          {text.back}
        </Button>
        <Button type="submit" busy={flow.busy}>
          {text.confirm}
        </Button>
      </Actions>
    </form>
  );
}
