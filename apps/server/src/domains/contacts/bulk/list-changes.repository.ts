import type { Transaction } from '../../../platform/database/pool.ts'
import { sql, type SQL } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { BulkPlace } from './bulk-changes.repository.ts'

/** Since when a contact is on a list, or was. */
interface ListMoment {
  readonly id: number
  readonly at: Date
}

type ListPlace = Pick<BulkPlace, 'now'>

const moments = (rows: readonly ListMoment[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(
    rows.map(({ id, at }) => ({ id, at: at.toISOString() })),
  )}::jsonb) as given (id bigint, at timestamptz)`

/** Does `change`, which returns contact_id and since, and notes in the record of the list that it was done by hand. */
const noted = async (
  tx: Transaction,
  { now, listId, isIn }: ListPlace & { readonly listId: number; readonly isIn: boolean },
  change: SQL,
): Promise<ListMoment[]> => {
  const { rows } = await tx.execute<{ contact_id: string; since: string }>(sql`
    with changed as (${change}), noted as (
      insert into contact_list_changes (list_id, contact_id, is_in, cause, at)
      select ${listId}::bigint, contact_id, ${isIn}::boolean, 'hand', ${now.toISOString()}::timestamptz from changed
    )
    select contact_id, to_json(since) #>> '{}' as since from changed order by contact_id`)
  return rows.map((row) => ({ id: Number(row.contact_id), at: new Date(row.since) }))
}

/** Puts contacts on a list by hand. @returns who came onto it by this */
export const putOnList = (tx: Transaction, { ids, now }: BulkPlace, listId: number): Promise<ListMoment[]> =>
  noted(
    tx,
    { now, listId, isIn: true },
    sql`insert into contact_list_members (list_id, contact_id, since)
      select ${listId}::bigint, id, ${now.toISOString()}::timestamptz from unnest(${sql.param([...ids])}::bigint[]) as id
      on conflict do nothing returning contact_id, since`,
  )

/** Takes contacts off a list by hand. @returns who was on it, and since when */
export const takeOffList = (
  tx: Transaction,
  { ids, now }: BulkPlace,
  listId: number,
): Promise<ListMoment[]> =>
  noted(
    tx,
    { now, listId, isIn: false },
    sql`delete from contact_list_members
      where list_id = ${listId} and contact_id = any(${sql.param([...ids])}::bigint[]) returning contact_id, since`,
  )

const idsOf = (rows: readonly ListMoment[]): number[] => rows.map(({ id }) => id)

/** Takes contacts off a list who are on it since a moment; whoever left it and came again stays. */
export const backOffList = async (
  tx: Transaction,
  { now }: ListPlace,
  listId: number,
  rows: readonly ListMoment[],
): Promise<number[]> =>
  idsOf(
    await noted(
      tx,
      { now, listId, isIn: false },
      sql`delete from contact_list_members using ${moments(rows)}
        where list_id = ${listId} and contact_id = given.id and since = given.at returning contact_id, since`,
    ),
  )

/** Puts contacts on a list again who have not come onto it since, as far as both are there and it is filled by hand. */
export const backOnList = async (
  tx: Transaction,
  { schoolId, now }: ListPlace & { readonly schoolId: SchoolId },
  listId: number,
  rows: readonly ListMoment[],
): Promise<number[]> =>
  idsOf(
    await noted(
      tx,
      { now, listId, isIn: true },
      sql`insert into contact_list_members (list_id, contact_id, since)
        select contact_lists.id, contacts.id, given.at from ${moments(rows)}
        join contacts on contacts.id = given.id and contacts.school_id = ${schoolId} and contacts.status <> 'erased'
        join contact_lists on contact_lists.id = ${listId} and contact_lists.school_id = ${schoolId}
          and contact_lists.kind = 'hand'
        on conflict do nothing returning contact_id, since`,
    ),
  )
