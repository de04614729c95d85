import { announceFailure } from './logger';
import { readSettings, type Settings, SettingsError } from './settings';
import { ensureDataFolder } from './store/dataFolder';

/** The settings of this process; with wrong ones it ends with code 1, having told all that is wrong with them. */
export async function settingsOrExit(): Promise<Settings> {
  try {
    const settings = readSettings(process.env);
    await ensureDataFolder(settings.dataDir);
    return settings;
  } catch (error) {
    const problems = error instanceof SettingsError ? error.problems : [messageOf(error)];
    announceFailure('The shop cannot open with these settings:', problems);
    process.exit(1);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
