import {
  boolean,
  bytesColumn,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  text,
  unique,
  uniqueIndex,
} from '../../../platform/database/sql.ts'
import { users } from '../users.tables.ts'

const ofUser = () => reference().references(() => users.id, { onDelete: 'cascade' })

/** Browsers and programs from which a person has signed in, known by a cookie of their own. */
export const devices = pgTable(
  'devices',
  {
    id: numericId(),
    userId: ofUser().notNull(),
    /** SHA-256 of the cookie. */
    keyHash: text().notNull(),
    browser: text(),
    os: text(),
    kind: text().notNull(),
    firstSeenAt: instantColumn().notNull(),
    lastSeenAt: instantColumn().notNull(),
  },
  (table) => [unique('devices_one_per_key').on(table.userId, table.keyHash)],
)

/** Signed-in browsers and programs. */
export const sessions = pgTable(
  'sessions',
  {
    id: numericId(),
    userId: ofUser().notNull(),
    /** SHA-256 of the token: whoever reads this table cannot sign in with it. */
    token: text().notNull().unique(),
    expiresAt: instantColumn().notNull(),
    deviceId: reference().references(() => devices.id, { onDelete: 'set null' }),
    /** password, code, link, oidc:{service}, auto_login or register. */
    method: text().notNull().default('password'),
    /** full, or student: never a seat on a school's staff. */
    scope: text().notNull().default('full'),
    /** The rights of the person changed: the next call that comes by cookie gets a new token. */
    mustRotate: boolean().notNull().default(false),
    /** The token before, for calls that were under way. */
    previousToken: text(),
    previousValidUntil: instantColumn(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    index().on(table.deviceId),
    index().on(table.previousToken),
  ],
)

/** Sign-ins and failed attempts at them, for the person's own history. */
export const signInEvents = pgTable(
  'sign_in_events',
  {
    id: numericId(),
    userId: ofUser().notNull(),
    sessionId: reference().references(() => sessions.id, { onDelete: 'set null' }),
    deviceId: reference().references(() => devices.id, { onDelete: 'set null' }),
    method: text().notNull(),
    outcome: text().notNull(),
    ip: text(),
    userAgent: text(),
    at: instantColumn().notNull(),
  },
  (table) => [index().on(table.userId, table.at), index().on(table.sessionId), index().on(table.deviceId)],
)

/** Passwords (`credential`). */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: numericId(),
    userId: ofUser().notNull(),
    providerId: text().notNull(),
    accountId: text().notNull(),
    /** Argon2id hash. */
    password: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    unique('sign_in_methods_one_per_user').on(table.userId, table.providerId),
    unique('sign_in_methods_one_per_account').on(table.providerId, table.accountId),
  ],
)

/** Services through which people sign in to their account. */
export const linkedServices = pgTable(
  'linked_services',
  {
    id: numericId(),
    userId: ofUser().notNull(),
    service: text().notNull(),
    /** What the service calls the person: it never changes, unlike the address. */
    subject: text().notNull(),
    /** The address that the service knows. */
    email: text(),
    linkedAt: instantColumn().notNull(),
  },
  (table) => [
    unique('linked_services_one_per_user').on(table.userId, table.service),
    unique('linked_services_one_per_subject').on(table.service, table.subject),
  ],
)

export const linkedServicesColumns = {
  id: linkedServices.id,
  userId: linkedServices.userId,
  service: linkedServices.service,
  subject: linkedServices.subject,
  email: linkedServices.email,
  linkedAt: linkedServices.linkedAt,
}

/** The invitation of a first start. */
export const verifications = pgTable(
  'verifications',
  {
    id: numericId(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instantColumn().notNull(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.identifier)],
)

/** One-time codes and tokens: of one purpose, one person, one target; kept as keyed hashes only. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    id: numericId(),
    purpose: text().notNull(),
    userId: ofUser(),
    sessionId: reference().references(() => sessions.id, { onDelete: 'cascade' }),
    /** What the secret is about besides the person: an address, a service. */
    target: text().notNull().default(''),
    hash: text().notNull(),
    triesLeft: integer().notNull().default(1),
    /** What whoever brings the secret goes on with. */
    payload: jsonColumn<Record<string, string>>().notNull().default({}),
    expiresAt: instantColumn().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('one_time_secrets_by_hash').on(table.hash),
    index().on(table.userId, table.purpose),
    index().on(table.sessionId),
    index().on(table.expiresAt),
  ],
)

export const oneTimeSecretsColumns = {
  id: oneTimeSecrets.id,
  purpose: oneTimeSecrets.purpose,
  userId: oneTimeSecrets.userId,
  sessionId: oneTimeSecrets.sessionId,
  target: oneTimeSecrets.target,
  hash: oneTimeSecrets.hash,
  triesLeft: oneTimeSecrets.triesLeft,
  payload: oneTimeSecrets.payload,
  expiresAt: oneTimeSecrets.expiresAt,
  createdAt: oneTimeSecrets.createdAt,
}

/** How often codes were asked for, known address or not. */
export const codeSendings = pgTable('code_sendings', {
  /** Purpose and SHA-256 of the address. */
  key: text().primaryKey(),
  sendings: integer().notNull(),
  windowStartedAt: instantColumn().notNull(),
  lastAt: instantColumn().notNull(),
})

export const codeSendingsColumns = {
  key: codeSendings.key,
  sendings: codeSendings.sendings,
  windowStartedAt: codeSendings.windowStartedAt,
  lastAt: codeSendings.lastAt,
}

/** Keys that this server made for itself; every process on the database uses the same. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: bytesColumn().notNull(),
  createdAt: instantColumn().notNull(),
})
