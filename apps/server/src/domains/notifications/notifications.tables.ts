import type { NotificationGroup } from '@lectern/contract/notifications/groups'
import type { NotificationKind } from '@lectern/contract/notifications/kinds/registry'
import {
  boolean,
  date,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  sql,
  text,
  unique,
} from '../../platform/database/sql.ts'
import { schools } from '../schools/schools.tables.ts'
import type { MailState } from './rules/mail-state.ts'

const ofSchool = () =>
  schoolReference()
    .notNull()
    .references(() => schools.id, { onDelete: 'cascade' })

/** What people were told, and what became of the letter about it. */
export const notifications = pgTable(
  'notifications',
  {
    id: numericId(),
    schoolId: ofSchool(),
    userId: reference().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** Parsed by the schema of the kind when it is read. */
    params: jsonColumn<unknown>().notNull(),
    /** Names what happened: the same is told to a person once, however often it is reported. */
    eventKey: text().notNull(),
    /** Whether it is shown in the bell; else it is there for its letter alone. */
    inBell: boolean().notNull(),
    createdAt: instantColumn().notNull(),
    readAt: instantColumn(),
    mailState: text().$type<MailState>().notNull(),
    /** When its letter goes out; null where none does. */
    mailDueAt: instantColumn(),
    /** When the state of the letter was written last. */
    mailChangedAt: instantColumn(),
    mailTries: integer().notNull().default(0),
    /** The first notification of the letter with which it was tried: what was tried together stays one letter. Null: not tried. */
    letterId: reference(),
    /** The moment from which its letter is of no use; null: it keeps. */
    uselessAt: instantColumn(),
  },
  (table) => [
    unique('notifications_told_once').on(table.userId, table.eventKey),
    index('notifications_of_person')
      .on(table.userId, table.id.desc())
      .where(sql`in_bell`),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`in_bell and read_at is null`),
    index('notifications_letters_due')
      .on(table.schoolId, table.mailDueAt)
      .where(sql`mail_state in ('waiting', 'sending')`),
    index().on(table.createdAt),
  ],
)

export const notificationsColumns = {
  id: notifications.id,
  schoolId: notifications.schoolId,
  userId: notifications.userId,
  kind: notifications.kind,
  params: notifications.params,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
  mailDueAt: notifications.mailDueAt,
  mailTries: notifications.mailTries,
  letterId: notifications.letterId,
  uselessAt: notifications.uselessAt,
}

/** What people chose to be told, and how; what is not here is on. Without a school: for every school for which nothing else was chosen. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: reference().notNull(),
    schoolId: schoolReference().references(() => schools.id, { onDelete: 'cascade' }),
    group: text().$type<NotificationGroup>().notNull(),
    bell: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [
    unique('notification_choices_one_each').on(table.userId, table.schoolId, table.group).nullsNotDistinct(),
    index().on(table.schoolId),
  ],
)

/** Whose letters of a school rest, all of them. */
export const letterPauses = pgTable(
  'letter_pauses',
  { userId: reference().notNull(), schoolId: ofSchool(), since: instantColumn().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.schoolId] }), index().on(table.schoolId)],
)

/** Who takes part in what, and when to look at it next: a lesson opens, an access ends, a pause is over. */
export const participationWatches = pgTable(
  'participation_watches',
  {
    productId: reference().notNull(),
    userId: reference().notNull(),
    schoolId: ofSchool(),
    /** Lessons that are no news: told of, or open from the start. */
    knownLessonIds: reference().array().notNull().default([]),
    /** Whether the access has been open at any look: what is open at the first is no news. */
    hasBegun: boolean().notNull().default(false),
    /** Null: nothing happens by the clock. */
    nextAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.userId] }),
    index('participation_watches_due')
      .on(table.schoolId, table.nextAt)
      .where(sql`next_at is not null`),
    index().on(table.userId),
  ],
)

/** What decided about openings in a product at the last look; another text since then means that everybody is looked at. */
export const watchedPrograms = pgTable(
  'watched_programs',
  { productId: reference().primaryKey(), schoolId: ofSchool(), rules: text().notNull() },
  (table) => [index().on(table.schoolId)],
)

/** The days of which somebody of a team was sent the digest, or is to be, by their calendar. */
export const staffDigests = pgTable(
  'staff_digests',
  {
    userId: reference().notNull(),
    schoolId: ofSchool(),
    day: date({ mode: 'string' }).notNull(),
    /** From when on it tells what happened; null: it was sent before this was kept. */
    since: instantColumn(),
    tries: integer().notNull().default(1),
    /** When it may be tried again: a process that has it lets it go by then. Null: it was sent or given up. */
    nextTryAt: instantColumn(),
    /** Null: it was not; what it should have told is told by the next. */
    sentAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.schoolId, table.day] }),
    index().on(table.schoolId),
    index('staff_digests_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
  ],
)
