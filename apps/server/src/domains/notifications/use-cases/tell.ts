import type { NotificationKind, ParamsOf } from '@lectern/contract/notifications/kinds/registry'
import { notificationKinds } from '@lectern/contract/notifications/kinds/registry'
import { mailMoment } from '@lectern/contract/notifications/rules/mail-moment'
import type { Transaction } from '../../../platform/database/pool.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findSchool } from '../../schools/index.ts'
import { loadChoices } from '../choices.repository.ts'
import { sendLetters } from '../jobs/notification-jobs.ts'
import { hasLetter } from '../kinds/registry.ts'
import { insertNotifications, type NewNotification } from '../notifications.repository.ts'
import { listRecipients } from '../recipients.repository.ts'

/** Something that one person is to be told. */
export type News = {
  [Kind in NotificationKind]: {
    readonly userId: number
    readonly kind: Kind
    readonly params: ParamsOf<Kind>
    /** Names what happened: the same is told to a person once. */
    readonly eventKey: string
    /** When its letter may go out at the earliest; at once unless said otherwise. */
    readonly letterFrom?: Date
    /** The moment from which the letter tells nothing any more. */
    readonly uselessAt?: Date
  }
}[NotificationKind]

/**
 * Writes down what people of a school are told, as each of them chose, each thing once for a person however often it is reported. Letters
 * wait for the end of the reader's night.
 */
export const tell = async (
  tx: Transaction,
  schoolId: SchoolId,
  news: readonly News[],
  now: Date,
): Promise<void> => {
  const school = news.length === 0 ? null : await findSchool(tx, schoolId)
  if (!school) return
  const userIds = [...new Set(news.map(({ userId }) => userId))]
  const recipients = await listRecipients(tx, school, userIds)
  const choices = await loadChoices(tx, schoolId, userIds)
  const rows = news.flatMap((each): NewNotification[] => {
    const recipient = recipients.get(each.userId)
    if (!recipient) return []
    const { userId, kind, params, eventKey, letterFrom = now, uselessAt = null } = each
    const choice = choices.choiceOf(userId, notificationKinds[kind].group)
    const mayMail = choice.mail && !choices.isPaused(userId)
    const mailState = hasLetter(kind) ? (mayMail ? 'waiting' : 'off') : 'none'
    if (!choice.bell && mailState !== 'waiting') return []
    const mailDueAt = mailState === 'waiting' ? mailMoment(letterFrom, recipient.timeZone, uselessAt) : null
    return [
      { schoolId, userId, kind, params, eventKey, inBell: choice.bell, mailState, mailDueAt, uselessAt },
    ]
  })
  await insertNotifications(tx, rows, now)
  const isDue = rows.some(({ mailDueAt }) => mailDueAt !== null && mailDueAt <= now)
  if (isDue) await enqueue(tx, sendLetters, {}, { jobKey: sendLetters.name })
}
