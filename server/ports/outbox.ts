import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { syncFolder } from '../syncToDisk';
import type { Clock } from './clock';
import type { Mail, Mailer } from './mail';

/** So many mails are kept; older ones go when the outbox is opened. */
const KEPT_MAILS = 200;

const keptMailSchema = v.object({
  id: v.string(),
  /** epoch ms */
  date: v.number(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  code: v.optional(v.string()),
});

/** A mail that waits in the outbox. */
export type StoredMail = v.InferOutput<typeof keptMailSchema>;

/** A mailer that sends nothing: mails are kept, so that codes can be read where the shop runs. */
export interface Outbox extends Mailer {
  /** The kept mails, newest first, also those of other processes on the same folder. */
  mails(): Promise<readonly StoredMail[]>;
}

/**
 * Opens the outbox in `folder`: a file with one mail (JSON) a line, readable by its owner only. A mail that was sent is on the
 * disk and outlives a power cut.
 * @param announce is told of each mail, for example to print it where the server runs
 */
export async function openOutbox(
  folder: string,
  clock: Clock,
  announce: (mail: StoredMail) => void,
): Promise<Outbox> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'outbox.jsonl');
  await rewrite(file, (await readMails(file)).slice(-KEPT_MAILS));
  return {
    check: async () => {},
    mails: async () => (await readMails(file)).reverse(),
    send: async (mail: Mail) => {
      const entry: StoredMail = { id: randomUUID(), date: clock.now(), ...mail };
      await appendFile(file, `${JSON.stringify(entry)}\n`, { flush: true });
      announce(entry);
    },
  };
}

/** A line that was cut off by a crash is left out. @throws when the file is there and cannot be read */
async function readMails(file: string): Promise<StoredMail[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // Whoever opens the outbox writes it anew: taken for empty, an unreadable one would lose its mails.
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    try {
      const result = v.safeParse(keptMailSchema, JSON.parse(line));
      return result.success ? [result.output] : [];
    } catch {
      return [];
    }
  });
}

async function rewrite(file: string, mails: readonly StoredMail[]): Promise<void> {
  const text = mails.map((mail) => `${JSON.stringify(mail)}\n`).join('');
  await writeFile(`${file}.${process.pid}.new`, text, { mode: 0o600, flush: true });
  await rename(`${file}.${process.pid}.new`, file);
  await syncFolder(path.dirname(file));
}
