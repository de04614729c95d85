import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { personalInfoSaved, selectProfile } from '../../store/profile';
import { profileTexts } from '../../text/profile';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Layout';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { useSubmit } from '../../ui/useSubmit';

const texts = profileTexts.personal;

/** Name and phone, kept on this device. */
export function PersonalInfo() {
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectProfile);
  const [name, setName] = useState(saved.name);
  const [phone, setPhone] = useState(saved.phone);

  const sending = useSubmit(() => {
    dispatch(personalInfoSaved({ name: name.trim(), phone: phone.trim() }));
    toast.success(texts.saved);
  });

  return (
    <form {...sending} noValidate>
      <Stack $gap={2.5} $align="stretch">
        <TextField
          label={texts.name}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <div>
          <Button type="submit">{texts.save}</Button>
        </div>
      </Stack>
    </form>
  );
}
