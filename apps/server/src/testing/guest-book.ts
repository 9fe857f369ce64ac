import { guests, tags } from '@lectern/contract/filters/testing/samples'
import type { FilterSubject } from '@lectern/contract/filters/family'
import { testDatabase } from './database/database.ts'
import { sql } from '../platform/database/sql.ts'
import { type SchoolId, storedSchoolId } from '../platform/school-id.ts'
import {
  familyOfOneRow,
  familyOfRows,
  type FilterScope,
  type ServerFamily,
} from '../platform/filters/server-family.ts'

/** A guest of a school, as the tests write and filter them. */
export interface Guest {
  readonly city: string | null
  readonly visits: number | null
  readonly seen: Date | null
  readonly born: string | null
  readonly language: string | null
  readonly manager: number | null
  readonly rooms: readonly string[] | null
  readonly writable: boolean | null
  readonly tags: readonly { readonly tag: number | null; readonly since: Date | null }[]
}

export const ownSchool = storedSchoolId.parse(1)
const otherSchool = storedSchoolId.parse(2)

const guestFamily = familyOfOneRow(guests, {
  ids: (isWanted, { schoolId }: FilterScope) =>
    sql`select id from guests where school_id = ${schoolId} and ${isWanted}`,
  columns: {
    city: sql`city`,
    visits: sql`visits`,
    seen: sql`seen`,
    born: sql`born`,
    language: sql`language`,
    manager: sql`manager`,
    rooms: { several: sql`rooms` },
    writable: sql`writable`,
  },
})

const tagColumns = familyOfRows(tags, {
  ids: (isWanted, { schoolId }: FilterScope) =>
    sql`select guest_id as id from guest_tags where school_id = ${schoolId} and ${isWanted}`,
  columns: { has: sql`tag` },
})

export const guestFamilies: readonly ServerFamily[] = [guestFamily, tagColumns]

/** `select id …` of the guests of a school. */
export const everyGuest = ({ schoolId }: FilterScope) =>
  sql`select id from guests where school_id = ${schoolId}`

/** What the families know of a guest. */
export const subjectOf = ({ tags: given, ...guest }: Guest): FilterSubject => ({
  guest,
  tag: { has: given.flatMap(({ tag }) => tag ?? []) },
})

/** A database with the guests of two schools: the same in both, under other ids. */
export const guestBook = async (all: readonly Guest[]) => {
  const database = await testDatabase()
  const { pool } = database
  await pool.query(`
    create table guests (
      id bigint primary key, school_id bigint not null, city text, visits numeric, seen timestamptz(3), born date,
      language text, manager bigint, rooms text[], writable boolean
    );
    create table guest_tags (school_id bigint not null, guest_id bigint not null, tag bigint, since timestamptz(3))`)
  const write = async (schoolId: SchoolId, guest: Guest, id: number) => {
    const { city, visits, seen, born, language, manager, rooms, writable } = guest
    const row = [id, schoolId, city, visits, seen, born, language, manager, rooms, writable]
    await pool.query('insert into guests values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', row)
    for (const { tag, since } of guest.tags)
      await pool.query('insert into guest_tags values ($1, $2, $3, $4)', [schoolId, id, tag, since])
  }
  for (const [at, guest] of all.entries()) {
    await write(ownSchool, guest, at + 1)
    await write(otherSchool, guest, at + 1_000_001)
  }
  return database
}
