import {
  boolean,
  index,
  instantColumn,
  integer,
  numericId,
  pgTable,
  primaryKey,
  reference,
  text,
  unique,
} from '../../platform/database/sql.ts'

/** People. One account for any number of schools. Names of columns follow the sign-in library. */
export const users = pgTable(
  'users',
  {
    id: numericId(),
    name: text().notNull(),
    /** In the one form in which addresses are compared: NFC, lower case. */
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    phone: text(),
    language: text(),
    isAutoTimezone: boolean().notNull().default(true),
    timeZone: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.createdAt)],
)

/** Signed-in browsers and programs. */
export const sessions = pgTable(
  'sessions',
  {
    id: numericId(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: instantColumn().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Ways in: the password of a person, later linked services. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: numericId(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text().notNull(),
    accountId: text().notNull(),
    /** Argon2id hash. */
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instantColumn(),
    refreshTokenExpiresAt: instantColumn(),
    scope: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.userId),
    unique('sign_in_methods_one_per_account').on(table.providerId, table.accountId),
  ],
)

/** One-time codes and links. */
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

/** Failed sign-ins of one address of an account, to slow guessing down. */
export const signInFailures = pgTable('sign_in_failures', {
  /** SHA-256 of the e-mail that was tried, known or not. */
  emailHash: text().primaryKey(),
  failures: integer().notNull(),
  windowStartedAt: instantColumn().notNull(),
})

/** Schools. */
export const cabinets = pgTable(
  'cabinets',
  {
    id: numericId(),
    name: text().notNull(),
    /** The school's address: `{slug}.` before the platform's domain. */
    slug: text().notNull().unique(),
    /** Shown on the platform's own host. */
    isPrimary: boolean().notNull().default(false),
    ownerId: reference()
      .notNull()
      .references(() => users.id),
    timeZone: text().notNull().default('Europe/Kyiv'),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.ownerId)],
)

/** Staff of a school, with the permission strings that each was given; the owner holds `cabinet_root`. */
export const cabinetMembers = pgTable(
  'cabinet_members',
  {
    cabinetId: reference()
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permissions: text().array().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cabinetId, table.userId] }), index().on(table.userId)],
)

/** The cabinet in which each person works now; none, or 0, is the own student cabinet. */
export const currentCabinets = pgTable('current_cabinets', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  cabinetId: reference().notNull(),
})
