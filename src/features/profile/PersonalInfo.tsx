import { nameLength } from '@kedai/contract/calls/user';
import { phoneSchema } from '@kedai/contract/rules/phone';
import { cleanedText, cleanText } from '@kedai/contract/rules/text';
import { Button } from '@kedai/ui/button/Button';
import { TextField } from '@kedai/ui/form/TextField';
import { useForm, useSubmit } from '@kedai/ui/form/useForm';
import { Stack } from '@kedai/ui/layout/Layout';
import { toast } from '@kedai/ui/overlay/toast';
import * as v from 'valibot';
import { saveProfile, selectProfile } from '../../state/device/profile';
import { personalInfoSaved } from '../../state/device/slices';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { profileText } from '../../text/account/profile';

const text = profileText.personal;

const infoSchema = v.object({
  name: v.pipe(cleanedText(), nameLength),
  phone: v.lazy((value) => (cleanText(String(value)) === '' ? cleanedText() : phoneSchema)),
});

/** Name and phone, stored on this device. */
export function PersonalInfo() {
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectProfile);
  const form = useForm(infoSchema, { name: saved.name, phone: saved.phone });

  const submitting = useSubmit(async (element) => {
    const info = form.read(element);
    if (info === null) return;
    // Shows the values as they are saved, for example without surrounding spaces.
    for (const [name, value] of Object.entries(info)) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    const problem = await dispatch(saveProfile(personalInfoSaved(info)));
    if (problem) toast.error(problem.message);
    else toast.success(text.saved);
  });

  return (
    <form {...submitting} noValidate>
      <Stack $gap={2.5} $align="stretch">
        <TextField {...form.field('name')} label={text.name} autoComplete="name" />
        <TextField
          {...form.field('phone')}
          label={text.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <div>
          <Button type="submit">{text.save}</Button>
        </div>
      </Stack>
    </form>
  );
}
