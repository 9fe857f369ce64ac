import type { ReadDatabase } from '../../platform/database/pool.ts'
import { eq, or, type SQL, sql } from '../../platform/database/sql.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import { contacts } from './contacts.tables.ts'
import type { LearnersOfTeams } from './services.ts'

/** Contacts that a member of the staff sees, as a condition on them; undefined: all of the school. */
export type ContactScope = SQL | undefined

/** `list`: what the table shows of people; `read`: all that the school knows of them. */
type Sight = 'list' | 'read'

const wholeRights = { list: ['contact_list', 'contact_read'], read: ['contact_read'] } as const

const isWhole = (seat: StaffSeat, sight: Sight): boolean => {
  if (wholeRights[sight].some((right) => seat.given.has(right))) return true
  const isNarrow = (['contact_read.team', 'contact_read.own'] as const).some((right) =>
    seat.permissions.has(right),
  )
  return !isNarrow && seat.given.has('contact_edit')
}

/** Whether e-mails and phones of everybody are shown to somebody; else of those whom they read, and of the others a part. */
export const readsEverybody = (seat: StaffSeat): boolean => isWhole(seat, 'read')

/** Whether somebody sees people whose e-mails and phones they do not: what is asked of these tells nothing of them. */
export const hidesAddresses = (seat: StaffSeat): boolean => isWhole(seat, 'list') && !isWhole(seat, 'read')

/**
 * Whom a member of the staff sees: everybody by `contact_list` or `contact_read`, the learners of their teams by `contact_read.team`,
 * and whom they look after by `contact_read.own`. Whoever may only edit contacts edits all of them.
 */
export const contactScopeOf = async (
  db: ReadDatabase,
  seat: StaffSeat,
  userId: number,
  learnersOfTeams: LearnersOfTeams,
  sight: Sight = 'list',
): Promise<ContactScope> => {
  if (isWhole(seat, sight)) return undefined
  const isOfTeam = seat.permissions.has('contact_read.team')
    ? (await learnersOfTeams(db, seat, userId))(sql`${contacts.userId}`)
    : undefined
  const isOwn = seat.permissions.has('contact_read.own') ? eq(contacts.managerId, userId) : undefined
  return or(isOfTeam, isOwn) ?? sql`false`
}
