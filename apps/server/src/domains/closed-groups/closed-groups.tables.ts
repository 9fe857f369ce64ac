import type { ConnectionProblem, GroupPlatform } from '@lectern/contract/closed-groups/closed-group'
import type { ConnectionState, MemberState } from '@lectern/contract/closed-groups/group-states'
import {
  bigint,
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
  uniqueIndex,
} from '../../platform/database/sql.ts'

/** Closed groups of a school. Name, publication and the way in stand on the product. */
export const closedGroups = pgTable(
  'closed_groups',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    productId: reference().notNull().unique('closed_groups_one_per_product'),
    description: text().notNull().default(''),
    platform: text().$type<GroupPlatform>().notNull().default('telegram'),
    /** Sealed with the key of the server; null without a bot. */
    botToken: text(),
    botId: bigint({ mode: 'number' }),
    botUsername: text(),
    chatId: text(),
    chatTitle: text(),
    /** The link that the bot gives to whoever enters; made when it is first needed. */
    entryLink: text(),
    /** What is kept of the code by which the bot is brought into a group. */
    chatCodeHash: text(),
    chatCodeEndsAt: instantColumn(),
    state: text().$type<ConnectionState>().notNull().default('not_connected'),
    problem: text().$type<ConnectionProblem>(),
    checkedAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [
    index().on(table.schoolId, table.updatedAt),
    // Events of a bot are told at one address.
    uniqueIndex('closed_groups_one_per_bot').on(table.platform, table.botId),
    uniqueIndex('closed_groups_one_per_chat').on(table.schoolId, table.platform, table.chatId),
  ],
)

export const closedGroupsColumns = {
  id: closedGroups.id,
  schoolId: closedGroups.schoolId,
  productId: closedGroups.productId,
  description: closedGroups.description,
  platform: closedGroups.platform,
  botToken: closedGroups.botToken,
  botId: closedGroups.botId,
  botUsername: closedGroups.botUsername,
  chatId: closedGroups.chatId,
  chatTitle: closedGroups.chatTitle,
  entryLink: closedGroups.entryLink,
  chatCodeHash: closedGroups.chatCodeHash,
  chatCodeEndsAt: closedGroups.chatCodeEndsAt,
  state: closedGroups.state,
  problem: closedGroups.problem,
  checkedAt: closedGroups.checkedAt,
  updatedAt: closedGroups.updatedAt,
}

/** Which account on the platform is whose, and whether it is in the group. */
export const closedGroupMembers = pgTable(
  'closed_group_members',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    groupId: reference()
      .notNull()
      .references(() => closedGroups.id),
    /** Null where the person was erased, until the account is out of the group. */
    userId: reference(),
    accountId: text().notNull(),
    accountName: text().notNull(),
    state: text().$type<MemberState>().notNull(),
    /** When the person asked to be let in by a link that needs an approval. */
    askedAt: instantColumn(),
    askedLinkId: reference(),
    /** Not before then is it tried again to remove or to let back: the platform refused the last time. */
    nextTryAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('closed_group_members_one_per_person').on(table.groupId, table.userId),
    uniqueIndex('closed_group_members_one_per_account').on(table.groupId, table.accountId),
    index().on(table.schoolId),
    index().on(table.userId),
  ],
)

export const closedGroupMembersColumns = {
  id: closedGroupMembers.id,
  schoolId: closedGroupMembers.schoolId,
  groupId: closedGroupMembers.groupId,
  userId: closedGroupMembers.userId,
  accountId: closedGroupMembers.accountId,
  accountName: closedGroupMembers.accountName,
  state: closedGroupMembers.state,
  askedAt: closedGroupMembers.askedAt,
  askedLinkId: closedGroupMembers.askedLinkId,
  changedAt: closedGroupMembers.changedAt,
}

/** Invitation links that a school made and named. */
export const closedGroupLinks = pgTable(
  'closed_group_links',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    groupId: reference()
      .notNull()
      .references(() => closedGroups.id),
    name: text().notNull(),
    url: text().notNull(),
    validUntil: instantColumn(),
    mostUsers: integer(),
    needsApproval: boolean().notNull(),
    usedCount: integer().notNull().default(0),
    revokedAt: instantColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.groupId, table.createdAt), index().on(table.schoolId)],
)

export const closedGroupLinksColumns = {
  id: closedGroupLinks.id,
  groupId: closedGroupLinks.groupId,
  name: closedGroupLinks.name,
  url: closedGroupLinks.url,
  validUntil: closedGroupLinks.validUntil,
  mostUsers: closedGroupLinks.mostUsers,
  needsApproval: closedGroupLinks.needsApproval,
  usedCount: closedGroupLinks.usedCount,
  revokedAt: closedGroupLinks.revokedAt,
  createdAt: closedGroupLinks.createdAt,
}

/** What is kept of codes by which people show the bot who they are: each is good once. */
export const closedGroupCodes = pgTable(
  'closed_group_codes',
  {
    hash: text().primaryKey(),
    schoolId: schoolReference().notNull(),
    groupId: reference()
      .notNull()
      .references(() => closedGroups.id),
    userId: reference().notNull(),
    endsAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.schoolId),
    index().on(table.groupId, table.userId),
    index().on(table.endsAt),
    index().on(table.userId),
  ],
)

/** Numbers of events that were taken: a repetition is told and not acted on. */
export const closedGroupEvents = pgTable(
  'closed_group_events',
  {
    schoolId: schoolReference().notNull(),
    groupId: reference()
      .notNull()
      .references(() => closedGroups.id),
    botId: bigint({ mode: 'number' }).notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    takenAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.botId, table.number] }),
    index().on(table.schoolId),
    index().on(table.takenAt),
  ],
)
