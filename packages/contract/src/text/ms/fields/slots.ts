import { SLOT_DAYS_MAX } from '../../../rules/limits';
import type { slotFields as english } from '../../fields/slots';
import type { Translated } from '../../translated';

export const slotFields: Translated<typeof english> = {
  wrongFrom: 'Medan from mesti hari sebelum Oktober 9999.',
  wrongDays: `Medan days mesti nombor dari 1 hingga ${SLOT_DAYS_MAX}.`,
};
