import {
  boolean,
  index,
  instantColumn,
  integer,
  numericId,
  pgTable,
  sql,
  text,
} from '../../platform/database/sql.ts'

/** People. One account for any number of schools. */
export const users = pgTable(
  'users',
  {
    id: numericId(),
    name: text().notNull(),
    surname: text(),
    /** In the one form in which addresses are compared: NFC, lower case. */
    email: text().notNull().unique(),
    /** Name, surname and e-mail as searches compare them, so that an index serves them. */
    called: text()
      .notNull()
      .generatedAlwaysAs(sql`folded(name || ' ' || coalesce(surname, '') || ' ' || email)`),
    emailVerified: boolean().notNull().default(false),
    /** Key of the picture in the storage. */
    image: text(),
    /** E.164. */
    phone: text(),
    /** ISO 3166-1, two letters. */
    country: text(),
    language: text(),
    isAutoTimezone: boolean().notNull().default(true),
    timeZone: text(),
    /** Which ways of signing in with the own e-mail are taken: password, code or both. */
    authType: text().notNull().default('both'),
    /** When the account is erased, if its owner asked for that. */
    deletionAt: instantColumn(),
    /** Counts how often other sessions ended or the password changed: what was handed out before, such as a calendar's address, ends with them. */
    sessionGeneration: integer().notNull().default(0),
    /** The last call, to within a few minutes. */
    lastSeenAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.deletionAt),
    index('users_called').using('gin', sql`${table.called} gin_trgm_ops`),
  ],
)

export const usersColumns = {
  id: users.id,
  name: users.name,
  surname: users.surname,
  email: users.email,
  emailVerified: users.emailVerified,
  image: users.image,
  phone: users.phone,
  country: users.country,
  language: users.language,
  isAutoTimezone: users.isAutoTimezone,
  timeZone: users.timeZone,
  authType: users.authType,
  deletionAt: users.deletionAt,
  lastSeenAt: users.lastSeenAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}
