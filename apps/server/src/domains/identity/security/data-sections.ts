import type { ReadDatabase } from '../../../platform/database/pool.ts'

/** What one domain keeps about a person, ready to be written as JSON. */
export type DataSection = (db: ReadDatabase, userId: number) => Promise<unknown>

/** Name of a section in the download → who tells it. */
export type DataSections = Readonly<Record<string, DataSection>>

/** What the domains above this one keep about a person. */
export interface OwnDataSources {
  /** What schools asked, and the person answered. */
  readonly contactFields: DataSection
  readonly sections: DataSections
}
