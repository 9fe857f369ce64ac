import type { Connection } from '../../../platform/database/pool.ts'

/** What one domain keeps about a person, ready to be written as JSON. */
export type DataSection = (db: Connection, userId: number) => Promise<unknown>

/** Name of a section in the download → who tells it. */
export type DataSections = Readonly<Record<string, DataSection>>
