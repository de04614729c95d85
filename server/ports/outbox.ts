import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Clock } from './clock';
import type { Mail, Mailer } from './mail';
import { syncFolder } from './syncToDisk';

/** The newest mails are kept; opening the outbox drops older ones. */
const MAX_MAILS = 200;

const storedMailSchema = v.object({
  id: v.string(),
  /** epoch ms */
  date: v.number(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.optional(v.string()),
  code: v.optional(v.string()),
  messageId: v.optional(v.string()),
});

/** A stored mail. */
export type StoredMail = v.InferOutput<typeof storedMailSchema>;

/** A mailer that sends nothing: it stores mails, so codes can be read on this machine. */
export interface Outbox extends Mailer {
  /** The stored mails, newest first, including those of other processes on the same folder. */
  mails(): Promise<readonly StoredMail[]>;
}

/**
 * Opens the outbox in `folder`: a file with one mail (JSON) per line, readable by its owner only. A sent mail is on
 * disk and survives a power cut.
 * @param announce is called for each mail, for example to print it
 */
export async function openOutbox(
  folder: string,
  clock: Clock,
  announce: (mail: StoredMail) => void,
): Promise<Outbox> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'outbox.jsonl');
  await rewrite(file, (await readMails(file)).slice(-MAX_MAILS));
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

/** Skips a line that a crash cut off. @throws when the file exists and cannot be read */
async function readMails(file: string): Promise<StoredMail[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // Opening the outbox rewrites its file: if an unreadable file counted as empty, its mails would be lost.
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    try {
      const result = v.safeParse(storedMailSchema, JSON.parse(line));
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
