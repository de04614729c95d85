import { SLOT_DAYS_MAX } from '../../../rules/limits';

export const wrongFrom = 'Medan from mesti hari sebelum Oktober 9999.';
export const wrongDays = `Medan days mesti nombor dari 1 hingga ${SLOT_DAYS_MAX}.`;
