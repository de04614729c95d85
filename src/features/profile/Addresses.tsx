import { addressSchema } from '@kedai/contract/rules/address';
import { Button } from '@kedai/ui/button/Button';
import { PostcodeField } from '@kedai/ui/form/PostcodeField';
import { TextField } from '@kedai/ui/form/TextField';
import { useForm, useSubmit } from '@kedai/ui/form/useForm';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Note } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { useState } from 'react';
import { object } from 'valibot';
import { saveProfile, selectProfile } from '../../state/device/profile';
import { addressSaved, type LocalAddress } from '../../state/device/slices';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { profileText } from '../../text/account/profile';

const text = profileText.address;

const { street, zipcode, city, country } = addressSchema.entries;
const localAddressSchema = object({ street, zipcode, city, country });

const EMPTY: LocalAddress = { street: '', zipcode: '', city: '', country: 'Malaysia' };

const FIELDS = [
  { name: 'street', autoComplete: 'street-address' },
  { name: 'zipcode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'country', autoComplete: 'country-name' },
] as const;

function AddressForm({
  initial,
  onSaved,
  onCancel,
}: {
  readonly initial: LocalAddress;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}) {
  const dispatch = useAppDispatch();
  const form = useForm(localAddressSchema, initial);
  const submitting = useSubmit(async (element) => {
    const address = form.read(element);
    if (address === null) return;
    const problem = await dispatch(saveProfile(addressSaved(address)));
    if (problem) {
      toast.error(problem.message);
      return;
    }
    onSaved();
    toast.success(text.saved);
  });

  return (
    <form {...submitting} noValidate>
      <Stack $gap={2.5}>
        {FIELDS.map(({ name, autoComplete }) => {
          const field = { ...form.field(name), autoComplete, label: text[name] };
          return name === 'zipcode' ? (
            <PostcodeField key={name} {...field} />
          ) : (
            <TextField key={name} {...field} />
          );
        })}
        <Row>
          <Button type="submit">{text.save}</Button>
          <Button variant="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The address that prefills the order form, stored on this device. */
export function Addresses() {
  const { address } = useAppSelector(selectProfile);
  const [isEditing, setEditing] = useState(false);
  /** Counts cancelled edits. As a key it resets the form. */
  const [cancelCount, setCancelCount] = useState(0);

  if (address === null || isEditing) {
    return (
      <AddressForm
        key={cancelCount}
        initial={address ?? EMPTY}
        onCancel={() => {
          setEditing(false);
          setCancelCount((count) => count + 1);
        }}
        onSaved={() => setEditing(false)}
      />
    );
  }
  return (
    <Stack $gap={2} $align="start">
      <address>
        {[address.street, `${address.zipcode} ${address.city}`, address.country].map((line) => (
          <div key={line}>
            <bdi>{line}</bdi>
          </div>
        ))}
      </address>
      <Note>{text.hint}</Note>
      <Button variant="secondary" onClick={() => setEditing(true)}>
        {text.edit}
      </Button>
    </Stack>
  );
}
