import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
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

/** Keeps a message. @returns its number; null for a repetition */
export const insertMessage = async (
  tx: Transaction,
  message: NewMessage,
  now: Date,
): Promise<number | null> => {
  const [row] = await tx
    .insert(providerMessages)
    .values({
      ...message,
      keys: [...message.keys],
      externalIds: [...message.externalIds],
      receivedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: providerMessages.id })
  return row?.id ?? null
}

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

export const noteHandled = async (
  tx: Transaction,
  schoolId: SchoolId,
  id: number,
  now: Date,
): Promise<void> => {
  await tx
    .update(providerMessages)
    .set({ handledAt: now })
    .where(
      and(
        eq(providerMessages.schoolId, schoolId),
        eq(providerMessages.id, id),
        isNull(providerMessages.handledAt),
      ),
    )
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

/** Notes that a good message came: the count of refused ones begins anew. */
export const noteGoodMessage = async (tx: Transaction, systemId: number, now: Date): Promise<void> => {
  await tx
    .update(paymentSystems)
    .set({ lastMessageAt: now, refusedCount: 0 })
    .where(
      and(
        eq(paymentSystems.id, systemId),
        // A crowd of messages writes the row once a second, not once a message.
        or(
          isNull(paymentSystems.lastMessageAt),
          lt(paymentSystems.lastMessageAt, new Date(now.getTime() - 1_000)),
          sql`${paymentSystems.refusedCount} > 0`,
        ),
      ),
    )
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
