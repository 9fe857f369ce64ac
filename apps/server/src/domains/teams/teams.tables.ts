import type { AssistantScope, TeamRole } from '@lectern/contract/teams/team'
import {
  boolean,
  index,
  instantColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  text,
  unique,
} from '../../platform/database/sql.ts'
import { products } from '../products/products.tables.ts'

const ofProduct = () =>
  reference()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** What members of the staff are on a product. */
export const productTeam = pgTable(
  'product_team',
  {
    productId: ofProduct(),
    userId: reference().notNull(),
    schoolId: schoolReference().notNull(),
    role: text().$type<TeamRole>().notNull(),
    /** For assistants. */
    sees: text().$type<AssistantScope>().notNull(),
    /** For a senior assistant: every assistant of the product, else those of `team_supervisions`. */
    seesAllAssistants: boolean().notNull(),
    /** From then on learners cannot choose the assistant. */
    expiresAt: instantColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.userId] }),
    index().on(table.schoolId, table.userId),
    index().on(table.userId),
  ],
)

export const productTeamColumns = {
  productId: productTeam.productId,
  userId: productTeam.userId,
  schoolId: productTeam.schoolId,
  role: productTeam.role,
  sees: productTeam.sees,
  seesAllAssistants: productTeam.seesAllAssistants,
  expiresAt: productTeam.expiresAt,
  createdAt: productTeam.createdAt,
}

/** Whose learners a senior assistant sees too. */
export const teamSupervisions = pgTable(
  'team_supervisions',
  { productId: ofProduct(), seniorId: reference().notNull(), assistantId: reference().notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.seniorId, table.assistantId] })],
)

export const teamSupervisionsColumns = {
  productId: teamSupervisions.productId,
  seniorId: teamSupervisions.seniorId,
  assistantId: teamSupervisions.assistantId,
}

/** Groups of a product's participants. */
export const participantGroups = pgTable(
  'participant_groups',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    productId: ofProduct(),
    name: text().notNull(),
    /** The assistant whose automatic group this is. */
    ownAssistantId: reference(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('participant_groups_name').on(table.productId, table.name),
    unique('participant_groups_own').on(table.productId, table.ownAssistantId),
    index().on(table.schoolId),
  ],
)

const ofGroup = () =>
  reference()
    .notNull()
    .references(() => participantGroups.id, { onDelete: 'cascade' })

/** Who is in which group. */
export const participantGroupMembers = pgTable(
  'participant_group_members',
  { groupId: ofGroup(), userId: reference().notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), index().on(table.userId)],
)

/** Which assistants look after which group. */
export const participantGroupAssistants = pgTable(
  'participant_group_assistants',
  { groupId: ofGroup(), userId: reference().notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), index().on(table.userId)],
)
