/** Exits with code 1 when the settings are invalid. Runs before the long work of a first start. */
import { settingsOrExit } from './settingsOrExit';

await settingsOrExit();
