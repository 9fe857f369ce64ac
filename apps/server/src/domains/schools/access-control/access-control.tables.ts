import type { ViolationKind } from '@lectern/contract/schools/access-control'
import {
  boolean,
  index,
  instantColumn,
  integer,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'
import { sessions } from '../../identity/sign-in/sign-in.tables.ts'
import { users } from '../../identity/users.tables.ts'
import { schools } from '../schools.tables.ts'

/** From where and by how many devices at once people may enter a school; no row is the same as switched off. */
export const accessControls = pgTable('access_controls', {
  schoolId: schoolReference()
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  isEnabled: boolean().notNull(),
  allowMasks: text().array().notNull(),
  denyMasks: text().array().notNull(),
  sessionLimit: integer(),
  deviceLimit: integer(),
})

/** People for whom other rules count. */
export const accessExceptions = pgTable(
  'access_exceptions',
  {
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skipAddresses: boolean().notNull(),
    hasOwnSessionLimit: boolean().notNull(),
    sessionLimit: integer(),
    hasOwnDeviceLimit: boolean().notNull(),
    deviceLimit: integer(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId] }), index().on(table.userId)],
)

/** Sessions that were seen in a school while it limits them. */
export const schoolVisits = pgTable(
  'school_visits',
  {
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    sessionId: reference()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: reference().notNull(),
    lastSeenAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.sessionId] }),
    index().on(table.schoolId, table.userId),
    index().on(table.sessionId),
  ],
)

/** Devices on which a person has used a school while it limits them. */
export const schoolDevices = pgTable(
  'school_devices',
  {
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device, or the negative id of a session that came without one. */
    deviceId: reference().notNull(),
    firstSeenAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.userId, table.deviceId] }),
    index().on(table.userId),
  ],
)

/** Who was refused. */
export const accessViolations = pgTable(
  'access_violations',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: reference(),
    sessionId: reference(),
    kind: text().$type<ViolationKind>().notNull(),
    ip: text(),
    userAgent: text(),
    limit: integer(),
    at: instantColumn().notNull(),
  },
  (table) => [index().on(table.schoolId, table.at), index().on(table.schoolId, table.sessionId)],
)
