import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  or,
  sql,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { paymentSystems, paymentSystemsColumns, providerMessages } from '../payments.tables.ts'

/** The payment system at whose address a message came; also one that was taken away: what was begun there is settled. */
export const findSystemOfToken = async (db: ReadDatabase, token: string) => {
  const [row] = await db
    .select(paymentSystemsColumns)
    .from(paymentSystems)
    .where(eq(paymentSystems.messagesToken, token))
  return row ?? null
}

export interface NewMessage {
  readonly schoolId: SchoolId
  readonly systemId: number
  readonly messageId: string
  readonly word: string
  readonly keys: readonly string[]
  readonly externalIds: readonly string[]
}

/** Keeps messages. @returns whose they are, without repetitions of what was kept before */
export const insertMessages = async (
  tx: Transaction,
  messages: readonly (NewMessage & { readonly receivedAt: Date })[],
): Promise<{ schoolId: SchoolId; systemId: number }[]> =>
  messages.length === 0
    ? []
    : await tx
        .insert(providerMessages)
        .values(
          messages.map((message) => ({
            ...message,
            keys: [...message.keys],
            externalIds: [...message.externalIds],
          })),
        )
        .onConflictDoNothing()
        .returning({ schoolId: providerMessages.schoolId, systemId: providerMessages.systemId })

export const findMessage = async (db: ReadDatabase, schoolId: SchoolId, id: number) => {
  const [row] = await db
    .select({
      id: providerMessages.id,
      systemId: providerMessages.systemId,
      keys: providerMessages.keys,
      externalIds: providerMessages.externalIds,
      handledAt: providerMessages.handledAt,
    })
    .from(providerMessages)
    .where(and(eq(providerMessages.schoolId, schoolId), eq(providerMessages.id, id)))
  return row ?? null
}

/** What an account was told and nobody acted on, the first first; without what is tried apart. */
export const listUnhandled = (
  db: ReadDatabase,
  { schoolId, systemId }: { readonly schoolId: SchoolId; readonly systemId: number },
  limit: number,
) =>
  db
    .select({
      id: providerMessages.id,
      keys: providerMessages.keys,
      externalIds: providerMessages.externalIds,
    })
    .from(providerMessages)
    .where(
      and(
        eq(providerMessages.schoolId, schoolId),
        eq(providerMessages.systemId, systemId),
        isNull(providerMessages.handledAt),
        eq(providerMessages.isApart, false),
      ),
    )
    .orderBy(asc(providerMessages.id))
    .limit(limit)
export type KeptMessage = Awaited<ReturnType<typeof listUnhandled>>[number]

const areOf = (schoolId: SchoolId, ids: readonly number[]) =>
  and(
    eq(providerMessages.schoolId, schoolId),
    inArray(providerMessages.id, [...ids]),
    isNull(providerMessages.handledAt),
  )

export const noteHandled = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
  now: Date,
): Promise<void> => {
  await tx.update(providerMessages).set({ handledAt: now }).where(areOf(schoolId, ids))
}

/** Leaves messages to jobs of their own. */
export const holdApart = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<void> => {
  await tx.update(providerMessages).set({ isApart: true }).where(areOf(schoolId, ids))
}

/** What a provider told of one movement of money, the latest first. */
export const listMessagesOf = (
  db: ReadDatabase,
  schoolId: SchoolId,
  { systemId, keys, externalIds }: { systemId: number; keys: string[]; externalIds: string[] },
  limit: number,
) =>
  db
    .select({
      id: providerMessages.id,
      word: providerMessages.word,
      receivedAt: providerMessages.receivedAt,
      handledAt: providerMessages.handledAt,
    })
    .from(providerMessages)
    .where(
      and(
        eq(providerMessages.schoolId, schoolId),
        eq(providerMessages.systemId, systemId),
        or(
          arrayContains(providerMessages.keys, keys),
          externalIds.length > 0 ? arrayOverlaps(providerMessages.externalIds, externalIds) : undefined,
        ),
      ),
    )
    .orderBy(desc(providerMessages.id))
    .limit(limit)

/** Notes that good messages came to some accounts: the count of refused ones begins anew. */
export const noteGoodMessages = async (
  tx: Transaction,
  systemIds: ReadonlySet<number>,
  now: Date,
): Promise<void> => {
  const stale = tx
    .select({ id: paymentSystems.id })
    .from(paymentSystems)
    .where(
      and(
        inArray(paymentSystems.id, [...systemIds]),
        // A crowd of messages writes the row once a second, not once a message.
        or(
          isNull(paymentSystems.lastMessageAt),
          lt(paymentSystems.lastMessageAt, new Date(now.getTime() - 1_000)),
          sql`${paymentSystems.refusedCount} > 0`,
        ),
      ),
    )
    // By their numbers, as everybody locks.
    .orderBy(asc(paymentSystems.id))
    .for('no key update')
  await tx
    .update(paymentSystems)
    .set({ lastMessageAt: now, refusedCount: 0 })
    .where(sql`${paymentSystems.id} in (${stale})`)
}

export const noteRefusedMessage = async (tx: Transaction, systemId: number, now: Date): Promise<void> => {
  await tx
    .update(paymentSystems)
    .set({ lastRefusedAt: now, refusedCount: sql`least(${paymentSystems.refusedCount} + 1, 1000000)` })
    .where(eq(paymentSystems.id, systemId))
}

/** Forgets messages that are older than a moment, some at a time. @returns how many */
export const deleteOldMessages = async (tx: Transaction, before: Date, limit: number): Promise<number> => {
  const old = tx
    .select({ id: providerMessages.id })
    .from(providerMessages)
    .where(lt(providerMessages.receivedAt, before))
    .orderBy(asc(providerMessages.receivedAt))
    .limit(limit)
  const rows = await tx
    .delete(providerMessages)
    .where(sql`${providerMessages.id} in (${old})`)
    .returning({ id: providerMessages.id })
  return rows.length
}
