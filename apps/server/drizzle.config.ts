import { defineConfig } from 'drizzle-kit'

// The tool loads this file by itself: a default export, and the casing of `platform/database/pool.ts` written again.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/domains/**/*.tables.ts', './src/platform/**/*.tables.ts'],
  out: './migrations',
  casing: 'snake_case',
})
