import { announceFailure } from '../log/logger';
import { readSettings, type Settings, SettingsError } from '../settings';
import { ensureDataFolder } from '../store/database/dataFolder';

/** Reads the settings of this process; if they are invalid, prints every problem and exits with code 1. */
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
