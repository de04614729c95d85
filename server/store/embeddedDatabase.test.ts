import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kedai-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** PGlite cannot start inside Jest's sandbox, so a child process opens it. */
async function trace(...args: readonly string[]) {
  const script = fileURLToPath(new URL('../testing/traceSyncs.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, ...args]);
  const ended = once(child, 'exit');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [exitCode] = await ended;
  return { lines: output.trim().split('\n'), errors, exitCode };
}

describe('the embedded database', () => {
  test('syncs its log to disk before it confirms a commit', async () => {
    // Simulates the leftover of a killed start.
    mkdirSync(join(folder, 'postgres.new'));
    writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18');
    const { lines, exitCode } = await trace();
    expect(exitCode).toBe(0);
    expect(lines.filter((line) => line === 'committed')).toHaveLength(2);
    for (const [index, line] of lines.entries()) {
      if (line !== 'committed') continue;
      expect(lines[index - 1]).toMatch(/^synced postgres\/pg_wal\//);
      expect(lines[index - 2]).toBe(lines[index - 1]?.replace('synced', 'wrote'));
    }
    expect(readdirSync(folder)).toEqual(['postgres']);
  }, 60_000);

  test('confirms nothing when the disk fails, and exits', async () => {
    const { lines, errors, exitCode } = await trace('fail');
    expect(lines).not.toContain('committed');
    expect(errors).toContain('its disk is full or broken');
    expect(exitCode).toBe(1);
  }, 60_000);
});
