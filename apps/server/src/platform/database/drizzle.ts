import { createRequire } from 'node:module'
import type * as Core from 'drizzle-orm'
import type * as NodePostgres from 'drizzle-orm/node-postgres'
import type * as Migrator from 'drizzle-orm/node-postgres/migrator'
import type * as PgCore from 'drizzle-orm/pg-core'

// Loaded as CommonJS: of an ES module Node reads the type in the next package.json, and this library's has 180 kB and
// is parsed anew for each of its hundred modules, which is a fifth of a start.
// oxlint-disable typescript/no-unsafe-assignment -- `require` knows no types: each stands beside its module
const require = createRequire(import.meta.url)

/** The query builder. */
export const core: typeof Core = require('drizzle-orm')
/** Its columns, tables and indexes. */
export const pgCore: typeof PgCore = require('drizzle-orm/pg-core')
/** The query builder on a connection of `pg`. */
export const nodePostgres: typeof NodePostgres = require('drizzle-orm/node-postgres')
/** What applies migrations. */
export const migrator: typeof Migrator = require('drizzle-orm/node-postgres/migrator')
