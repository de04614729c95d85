import { Client } from 'pg';
import { testDatabase } from '../../testing/database';
import { readAppSetting, sharedSecret, writeAppSetting } from '../appSettings';
import { openServer } from './database';
import { assertUnshared, SHOP_LOCK } from './shopLock';

describe('settings in the database', () => {
  const database = testDatabase();

  test('are stored, and the newest value counts', async () => {
    expect(await readAppSetting(database.db, 'seed')).toBeNull();
    await writeAppSetting(database.db, 'seed', '1');
    await writeAppSetting(database.db, 'seed', '2');
    expect(await readAppSetting(database.db, 'seed')).toBe('2');
  });

  test('creates a secret once for concurrent calls', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => sharedSecret(database.db, 'codes')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await sharedSecret(database.db, 'other')).not.toBe(secrets[0]);
  });
});

const url = process.env.TEST_DATABASE_URL;

describe('a PostgreSQL server', () => {
  test('reports an unreachable server clearly', async () => {
    await expect(openServer('postgres://nobody@127.0.0.1:9/none')).rejects.toThrow(
      'The database of DATABASE_URL could not be opened. Is it running?',
    );
  });

  (url ? test : test.skip)(
    'is not restored while a shop is open, also after its connection broke',
    async () => {
      const { close } = await openServer(url ?? '');
      await expect(assertUnshared(url ?? '')).rejects.toThrow('The shop is open');
      const server = new Client({ connectionString: url });
      await server.connect();
      const broke = jest.spyOn(console, 'error').mockImplementation(() => {});
      const holders = `select pid from pg_locks join pg_database on pg_database.oid = database and datname = current_database() where locktype = 'advisory' and objid = ${SHOP_LOCK}`;
      const { rows } = await server.query(holders);
      await server.query(`select pg_terminate_backend(pid) from (${holders}) as holders`);
      for (;;) {
        const now = await server.query(holders);
        if (now.rowCount === 1 && now.rows[0].pid !== rows[0].pid) break;
      }
      expect(broke.mock.calls.flat().join()).toContain('A database connection broke.');
      await expect(assertUnshared(url ?? '')).rejects.toThrow('The shop is open');
      await close();
      await assertUnshared(url ?? '');
      await server.end();
    },
  );

  (url ? test : test.skip)('is not opened while it is restored', async () => {
    const restore = new Client({ connectionString: url });
    await restore.connect();
    await restore.query(`begin; select pg_advisory_xact_lock(${SHOP_LOCK})`);
    await expect(openServer(url ?? '')).rejects.toThrow('is being restored from a backup');
    await restore.end();
  });

  (url ? test : test.skip)('is migrated once by several concurrent processes', async () => {
    const fresh = new URL(url ?? '');
    fresh.pathname = `/kedai_fresh_${process.pid}`;
    const server = new Client({ connectionString: url });
    await server.connect();
    await server.query(`create database ${fresh.pathname.slice(1)}`);
    const opened = await Promise.all([1, 2, 3].map(() => openServer(fresh.toString())));
    for (const { db, close } of opened) {
      expect(await readAppSetting(db, 'seed')).toBeNull();
      await close();
    }
    await server.query(`drop database ${fresh.pathname.slice(1)}`);
    await server.end();
  });
});
