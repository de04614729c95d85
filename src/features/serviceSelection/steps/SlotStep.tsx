import { serviceSelectionTexts as texts } from '../../../text/serviceSelection';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Layout';
import { SelectField } from '../../../ui/SelectField';
import { Note } from '../../../ui/Text';
import { TextField } from '../../../ui/TextField';
import * as look from '../look';
import type { ServiceSelectionFlow } from '../useServiceSelection';

/** Step 3: the day and one of its 12 slots. */
export function SlotStep({ flow }: { readonly flow: ServiceSelectionFlow }) {
  const dateError = flow.isPastDay ? texts.slot.dateEarlier : undefined;
  const timeError = flow.noSlotLeft ? texts.slot.noneLeft : undefined;
  return (
    <look.Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flow.confirm();
      }}
    >
      <Stack $gap={3}>
        <TextField
          label={texts.slot.date}
          type="date"
          min={flow.today}
          value={flow.date}
          error={dateError}
          onChange={(event) => flow.chooseDate(event.target.value)}
        />
        <SelectField
          label={texts.slot.time}
          value={flow.time}
          error={timeError}
          onChange={(event) => flow.chooseTime(event.target.value)}
        >
          <option value="">{texts.slot.chooseTime}</option>
          {flow.slots.map(({ label, available }) => (
            <option key={label} value={label} disabled={!available}>
              {available ? label : texts.slot.unavailable(label)}
            </option>
          ))}
        </SelectField>
        <Note>{texts.slot.zone}</Note>
        {flow.problem ? <Alert>{texts.problems[flow.problem]}</Alert> : null}
      </Stack>
      <look.Actions>
        <Button variant="secondary" onClick={flow.goBack} disabled={flow.busy}>
          {texts.back}
        </Button>
        <Button type="submit" busy={flow.busy}>
          {texts.confirm}
        </Button>
      </look.Actions>
    </look.Form>
  );
}
