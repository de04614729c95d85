/** Ends with code 1 when the shop could not open with its settings: asked before the long work of a first start. */
import { settingsOrExit } from './settingsOrExit';

await settingsOrExit();
