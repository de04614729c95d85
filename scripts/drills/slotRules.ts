import { DEFAULT_SLOT_RULES, type SlotRules } from '@kedai/contract/rules/slotRules';
import { SLOT_RULES_SETTING } from '../../server/areas/slots/slotRules';
import { writeAppSetting } from '../../server/store/appSettings';
import type { Db } from '../../server/store/database/db';

/** Gives the slots of a new shop few places. */
export const limitPlaces =
  (places: SlotRules['places']) =>
  (db: Db): Promise<void> =>
    writeAppSetting(db, SLOT_RULES_SETTING, JSON.stringify({ ...DEFAULT_SLOT_RULES, places }));
