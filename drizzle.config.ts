import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what>` writes a migration for a changed schema; it needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/store/schema.ts',
  out: './server/store/migrations',
});
