/**
 * `npm run shop -- staff invite|list|remove`: who works behind the counter. Uses the settings of the shop, which may be
 * open. Close it first if it uses the embedded database, which one program at a time can open.
 */
import type { Staff } from '@kedai/contract/calls/counterSession';
import { personNameSchema } from '@kedai/contract/calls/user';
import { emailSchema } from '@kedai/contract/rules/email';
import { durationText } from '@kedai/contract/text/limitText';
import * as v from 'valibot';
import {
  INVITATION_LIFETIME_MS,
  invitationLink,
  invitationMail,
  inviteStaff,
  removeStaffMember,
} from '../areas/counter/invitations';
import { httpOrigin } from '../operations/httpOrigin.mjs';
import { systemClock } from '../ports/clock';
import type { Mail } from '../ports/mail';
import { openMail } from '../ports/openMail';
import { shopNames } from '../seed/seeds';
import type { Settings } from '../settings';
import { openDatabase } from '../store/database/database';
import { assertOwner } from '../store/database/dataFolder';
import type { Db } from '../store/database/db';
import { listStaff } from '../store/staff';
import { readArguments, reasonsOf, refuse, runCommand } from './commandLine';
import { databaseName } from './databaseName';
import { settingsOrExit } from './settingsOrExit';

const USAGE = `npm run shop -- staff invite [--owner] <name> <e-mail>
       npm run shop -- staff list
       npm run shop -- staff remove <e-mail>`;

const { values: flags, positionals } = readArguments(
  { allowPositionals: true, options: { owner: { type: 'boolean', default: false } } },
  USAGE,
);
const print = (text: string) => process.stdout.write(`${text}\n`);

async function invite(settings: Settings, name = '', email = ''): Promise<void> {
  const role: Staff['role'] = flags.owner ? 'owner' : 'staff';
  const person = { name: read(personNameSchema, name), email: read(emailSchema, email), role };
  const origin = settings.publicUrl ?? httpOrigin(settings.host, settings.port);
  await inDatabase(settings, async (db) => {
    const link = invitationLink(origin, await inviteStaff(db, person, systemClock.now()));
    const lifetime = durationText(INVITATION_LIFETIME_MS);
    print(`${person.name} is invited as ${role}. The link works once, within ${lifetime}:`);
    print(`\n  ${link}\n`);
    await send(settings, invitationMail(shopNames[settings.shop], person, link));
  });
}

const list = (settings: Settings): Promise<void> =>
  inDatabase(settings, async (db) => {
    const people = await listStaff(db);
    if (people.length === 0) print('Nobody works behind the counter yet.');
    for (const { role, email, name } of people) print(`${role}  ${email}  ${name}`);
  });

const remove = (settings: Settings, email = ''): Promise<void> =>
  inDatabase(settings, async (db) => {
    if (!(await removeStaffMember(db, email.trim().toLowerCase(), systemClock.now()))) {
      throw new Error(`Nobody behind the counter has the e-mail ${email}.`);
    }
    print(`${email} is removed. Sessions, passkeys and invitations have ended.`);
  });

/** Checks an argument. */
function read(schema: v.GenericSchema<unknown, string>, text: string): string {
  const result = v.safeParse(schema, text);
  return result.success ? result.output : refuse(`"${text}": ${result.issues[0].message}`);
}

async function inDatabase(settings: Settings, run: (db: Db) => Promise<void>): Promise<void> {
  await assertOwner(settings.dataDir);
  const database = await openDatabase(settings);
  try {
    print(`${databaseName(settings)}:`);
    await run(database.db);
  } finally {
    await database.close();
  }
}

/** Mails the link. It is printed already, so a mail server that fails is no failure. */
async function send(settings: Settings, mail: Mail): Promise<void> {
  const { mailer, close } = await openMail(settings);
  try {
    await mailer.send(mail);
  } catch (error) {
    print(`It could not be mailed (${reasonsOf(error).join(' ')}). Please send it yourself.`);
  } finally {
    close();
  }
}

const commands = new Map([
  ['staff invite', { run: invite, takes: 2 }],
  ['staff list', { run: list, takes: 0 }],
  ['staff remove', { run: remove, takes: 1 }],
]);

const [subject, verb, ...args] = positionals;
const command = commands.get(`${subject} ${verb}`);
if (command?.takes !== args.length) refuse(`Usage: ${USAGE}`);
await runCommand(async () => command?.run(await settingsOrExit(), ...args));
