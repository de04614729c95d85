import { SLOT_DAYS_MAX } from '../../rules/limits';

/* Messages of the request for slots. */

export const wrongFrom = 'The field from is a day before October 9999.';
export const wrongDays = `The field days is a number from 1 to ${SLOT_DAYS_MAX}.`;
