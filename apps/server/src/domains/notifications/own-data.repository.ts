import { notificationLimits } from '@lectern/contract/notifications/notification'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { desc, eq } from '../../platform/database/sql.ts'
import { listChoicesOf, listPausesOf } from './choices.repository.ts'
import {
  letterPauses,
  notificationChoices,
  notifications,
  notificationsColumns,
  participationWatches,
  staffDigests,
} from './notifications.tables.ts'

/** Of a download; what is older is kept for half a year at most. */
const mostExported = 5_000

/** What somebody was told and chose, for the download. */
export const exportNotifications = async (db: ReadDatabase, userId: number) => {
  const rows = await db
    .select({ ...notificationsColumns, mailState: notifications.mailState })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .limit(mostExported)
  return {
    kept_days: notificationLimits.keptDays,
    told: rows.map(({ schoolId, kind, params, createdAt, readAt, mailState }) => ({
      school_id: schoolId,
      kind,
      about: params,
      created_at: createdAt,
      read_at: readAt,
      letter: mailState,
    })),
    choices: (await listChoicesOf(db, userId)).map(({ schoolId, group, bell, mail }) => ({
      school_id: schoolId,
      group,
      bell,
      mail,
    })),
    paused: (await listPausesOf(db, userId)).map(({ schoolId, since }) => ({ school_id: schoolId, since })),
  }
}

/** Forgets what somebody was told and chose: the account was erased. */
export const forgetNotifications = async (tx: Transaction, userId: number): Promise<void> => {
  const tables = [notifications, notificationChoices, letterPauses, participationWatches, staffDigests]
  for (const table of tables) await tx.delete(table).where(eq(table.userId, userId))
}
