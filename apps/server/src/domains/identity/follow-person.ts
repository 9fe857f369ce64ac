import type { Transaction } from '../../platform/database/pool.ts'
import type { UserChange, UserRow } from './users.repository.ts'

/** The part of an account of which schools keep a copy. */
export type FollowedChange = Pick<
  UserChange,
  'name' | 'surname' | 'email' | 'phone' | 'country' | 'language' | 'timeZone'
>

/** A change that a person made to the own account. */
export interface PersonChange {
  readonly userId: number
  /** Only what has another value than before. */
  readonly change: FollowedChange
  readonly now: Date
}

/** Brings what schools keep of a person up to a change of the account, in the transaction of the change. */
export type FollowPerson = (tx: Transaction, person: PersonChange) => Promise<void>

/** What schools follow, as far as it has another value than before. */
export const followedChange = (before: UserRow, after: UserRow): FollowedChange => ({
  ...(before.name === after.name ? {} : { name: after.name }),
  ...(before.surname === after.surname ? {} : { surname: after.surname }),
  ...(before.email === after.email ? {} : { email: after.email }),
  ...(before.phone === after.phone ? {} : { phone: after.phone }),
  ...(before.country === after.country ? {} : { country: after.country }),
  ...(before.language === after.language ? {} : { language: after.language }),
  ...(before.timeZone === after.timeZone ? {} : { timeZone: after.timeZone }),
})
