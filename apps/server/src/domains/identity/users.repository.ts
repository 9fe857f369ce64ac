import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { foldedHoldsWords } from '../../platform/database/holds-words.ts'
import { preparedQuery } from '../../platform/database/prepared.ts'
import { and, count, eq, exists, inArray, type SQL, sql } from '../../platform/database/sql.ts'
import { pictureUrl } from '../../platform/pictures/pictures.ts'
import { users, usersColumns } from './users.tables.ts'

const userQuery = preparedQuery((db) =>
  db
    .select(usersColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_user'),
)

export const findUser = async (db: ReadDatabase, userId: number) => {
  const [row] = await userQuery(db).execute({ userId })
  return row ?? null
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const findUserByEmail = async (db: ReadDatabase, email: string) => {
  const [row] = await db.select(usersColumns).from(users).where(eq(users.email, email))
  return row ?? null
}

/** An account; nobody else changes it before the transaction ends. */
export const lockUser = async (tx: Transaction, userId: number): Promise<UserRow | null> => {
  const [row] = await tx.select(usersColumns).from(users).where(eq(users.id, userId)).for('no key update')
  return row ?? null
}

/** Columns that change; what is not named stays. */
export type UserChange = Partial<Omit<UserRow, 'id' | 'createdAt' | 'updatedAt'>>

export const updateUser = async (db: Transaction, userId: number, change: UserChange, now: Date) => {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, userId))
    .returning(usersColumns)
  return row ?? null
}

export const countUsers = async (db: ReadDatabase): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(users)
  return row?.total ?? 0
}

/** Names and addresses of some people. */
export const listPeople = async (db: ReadDatabase, userIds: readonly number[]) => {
  if (userIds.length === 0) return []
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]))
}

/** Person → how they are shown beside their words. */
export const listFaces = async (db: ReadDatabase, userIds: readonly number[]) => {
  if (userIds.length === 0) return new Map<number, never>()
  const rows = await db
    .select({ id: users.id, name: users.name, surname: users.surname, image: users.image })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
  return new Map(
    rows.map(({ id, name, surname, image }) => [
      id,
      {
        name: [name, surname].filter(Boolean).join(' '),
        avatarUrl: image === null ? null : pictureUrl(image, 256),
      },
    ]),
  )
}

/** Whether a person is called as the given words, by name, surname or e-mail, as a condition on people. */
export const isCalled = (words: string): SQL => foldedHoldsWords(users.called, words)

/**
 * Whether the person of a row is called as the given words: a part of a query that is bound to a school
 * already. People belong to no school, so nobody looks for them alone.
 */
export const isPersonCalled = (db: ReadDatabase, userId: SQL, words: string): SQL => {
  const called = db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = ${userId}`, isCalled(words)))
  return exists(called)
}

/** Notes that the address is the person's own. */
export const confirmEmail = async (db: Transaction, userId: number, now: Date) => {
  await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
}
