import type { ProductTypeId } from '@lectern/contract/kernel/course-rights'
import type { LetterState } from '@lectern/contract/identity/mail-states'
import type { Locale } from '@lectern/contract/kernel/locales'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  instantColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  smallint,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../../platform/database/sql.ts'
import { users } from '../identity/users.tables.ts'
import { schools } from '../schools/schools.tables.ts'

/** Staff of a school, with what each was given beside the access groups; the owner holds `cabinet_root`. */
export const schoolMembers = pgTable(
  'school_members',
  {
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permissions: text().array().notNull(),
    /** Shut out for a time; groups and rights are kept. */
    isActive: boolean().notNull().default(true),
    note: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId] }), index().on(table.userId)],
)

/** Named sets of rights. */
export const accessGroups = pgTable(
  'access_groups',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** Which of the ready groups this is or was made of; null for an own one. */
    key: text(),
    name: text().notNull(),
    isSystem: boolean().notNull().default(false),
    permissions: text().array().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('access_groups_name').on(table.schoolId, table.name),
    unique('access_groups_key').on(table.schoolId, table.key),
  ],
)

export const accessGroupsColumns = {
  id: accessGroups.id,
  schoolId: accessGroups.schoolId,
  key: accessGroups.key,
  name: accessGroups.name,
  isSystem: accessGroups.isSystem,
  permissions: accessGroups.permissions,
  createdAt: accessGroups.createdAt,
}

/** Who holds which group. */
export const accessGroupMembers = pgTable(
  'access_group_members',
  {
    groupId: reference()
      .notNull()
      .references(() => accessGroups.id, { onDelete: 'cascade' }),
    schoolId: schoolReference().notNull(),
    userId: reference().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index().on(table.schoolId, table.userId),
    foreignKey({
      columns: [table.schoolId, table.userId],
      foreignColumns: [schoolMembers.schoolId, schoolMembers.userId],
    }).onDelete('cascade'),
  ],
)

/** People who were invited to the staff by letter. */
export const invitations = pgTable(
  'invitations',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text(),
    accessGroupIds: bigint({ mode: 'number' }).array().notNull(),
    permissions: text().array().notNull(),
    message: text(),
    language: text().$type<Locale>().notNull(),
    /** What a learner is invited to, with its title and type when the letter was asked for; null for an invitation to the staff. */
    productId: reference(),
    productTitle: text(),
    productTypeId: smallint().$type<ProductTypeId>(),
    invitedBy: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the latest letter; null until one was written. */
    tokenHash: text().unique(),
    /** SHA-256 of the token in the link that staff copied: unlike the letter's, it proves no address. */
    linkHash: text().unique(),
    /** What became of the latest letter. */
    letter: text().$type<LetterState>().notNull().default('waiting'),
    createdAt: instantColumn().notNull(),
    sentAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    acceptedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('invitations_one_waiting')
      .on(table.schoolId, table.email, sql`coalesce(product_id, 0)`)
      .where(sql`accepted_at is null`),
    index().on(table.email),
    index().on(table.invitedBy),
    index().on(table.productId),
  ],
)

export const invitationsColumns = {
  id: invitations.id,
  schoolId: invitations.schoolId,
  email: invitations.email,
  name: invitations.name,
  accessGroupIds: invitations.accessGroupIds,
  permissions: invitations.permissions,
  message: invitations.message,
  language: invitations.language,
  productId: invitations.productId,
  productTitle: invitations.productTitle,
  productTypeId: invitations.productTypeId,
  invitedBy: invitations.invitedBy,
  tokenHash: invitations.tokenHash,
  linkHash: invitations.linkHash,
  letter: invitations.letter,
  createdAt: invitations.createdAt,
  sentAt: invitations.sentAt,
  expiresAt: invitations.expiresAt,
  acceptedAt: invitations.acceptedAt,
}
