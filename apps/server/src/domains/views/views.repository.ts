import { type ViewedListName, viewLimits, type ViewQuery } from '@lectern/contract/views/views'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, or, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { listViews } from './views.tables.ts'

/** Somebody who looks at a list of a school. */
export interface ViewReader {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly list: ViewedListName
}

const columns = {
  id: listViews.id,
  schoolId: listViews.schoolId,
  userId: listViews.userId,
  name: listViews.name,
  isShared: listViews.isShared,
  position: listViews.position,
  query: listViews.query,
  columns: listViews.columns,
}

const isOf = ({ schoolId, list }: Pick<ViewReader, 'schoolId' | 'list'>) =>
  and(eq(listViews.schoolId, schoolId), eq(listViews.list, list))

const isSeen = (reader: ViewReader) =>
  and(isOf(reader), or(eq(listViews.isShared, true), eq(listViews.userId, reader.userId)))

/** Views that a person sees: the shared ones, then their own, each in their order. */
export const listSeen = (db: ReadDatabase, reader: ViewReader) =>
  db
    .select(columns)
    .from(listViews)
    .where(isSeen(reader))
    .orderBy(desc(listViews.isShared), asc(listViews.position), asc(listViews.id))
    .limit(viewLimits.shared + viewLimits.perPerson)
export type ViewRow = Awaited<ReturnType<typeof listSeen>>[number]

/** Most views that are looked through at once. */
const mostWith = 3_000

/** Views of a list, of all its people, whose question or columns hold some words. */
export const listViewsWith = (
  db: ReadDatabase,
  place: Pick<ViewReader, 'schoolId' | 'list'>,
  words: string,
): Promise<ViewRow[]> => {
  const held = sql`${listViews.query}::text || coalesce(${listViews.columns}::text, '')`
  return db
    .select(columns)
    .from(listViews)
    .where(
      and(eq(listViews.schoolId, place.schoolId), isOf(place), sql`position(${words}::text in ${held}) > 0`),
    )
    .orderBy(desc(listViews.isShared), asc(listViews.position), asc(listViews.id))
    .limit(mostWith)
}

/** Some of the views that a person sees. */
export const listSome = (db: ReadDatabase, reader: ViewReader, ids: readonly number[]): Promise<ViewRow[]> =>
  db
    .select(columns)
    .from(listViews)
    .where(and(isSeen(reader), inArray(listViews.id, [...ids])))

export const findView = async (
  db: ReadDatabase,
  reader: ViewReader,
  viewId: number,
): Promise<ViewRow | null> => (await listSome(db, reader, [viewId]))[0] ?? null

/** The views among which one stands: all that are shared, or those of one person. */
export type ViewGroup = Pick<ViewReader, 'schoolId' | 'list'> & {
  /** Null: the shared ones. */
  readonly ownerId: number | null
}

/** Ids of a group in their order. */
export const listGroup = async (db: ReadDatabase, group: ViewGroup): Promise<number[]> => {
  const rows = await db
    .select({ id: listViews.id })
    .from(listViews)
    .where(
      and(
        isOf(group),
        eq(listViews.isShared, group.ownerId === null),
        group.ownerId === null ? undefined : eq(listViews.userId, group.ownerId),
      ),
    )
    .orderBy(asc(listViews.position), asc(listViews.id))
  return rows.map(({ id }) => id)
}

/** Writes the places of the views of a group. */
export const writeOrder = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<void> => {
  const places = JSON.stringify(ids.map((id, position) => ({ id, position })))
  await tx.execute(sql`
    update list_views v set position = place.position
    from jsonb_to_recordset(${places}::jsonb) as place(id bigint, position int)
    where v.id = place.id and v.school_id = ${schoolId}
  `)
}

export interface WrittenView {
  readonly name: string
  readonly isShared: boolean
  readonly query: ViewQuery
  readonly columns: readonly string[] | null
}

export const insertView = async (
  tx: Transaction,
  reader: ViewReader,
  { position, ...view }: WrittenView & { readonly position: number },
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(listViews)
    .values({ ...reader, ...view, position, createdAt: now })
    .returning({ id: listViews.id })
  if (!row) throw new Error('The view was not kept.')
  return row.id
}

export const updateView = async (
  tx: Transaction,
  schoolId: SchoolId,
  viewId: number,
  view: WrittenView,
): Promise<void> => {
  await tx
    .update(listViews)
    .set({ ...view })
    .where(and(eq(listViews.schoolId, schoolId), eq(listViews.id, viewId)))
}

export const deleteView = async (tx: Transaction, schoolId: SchoolId, viewId: number): Promise<void> => {
  await tx.delete(listViews).where(and(eq(listViews.schoolId, schoolId), eq(listViews.id, viewId)))
}

/** Deletes what a person kept for themselves; what they shared stays with the schools. */
export const forgetViews = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(listViews).where(and(eq(listViews.userId, userId), eq(listViews.isShared, false)))
  await tx.update(listViews).set({ userId: null }).where(eq(listViews.userId, userId))
}
