import type { Transaction } from '../../../platform/database/pool.ts'
import { type FollowPerson, followedChange } from '../follow-person.ts'
import { updateUser, type UserChange, type UserRow } from '../users.repository.ts'

/** Changes an account whose row is locked, and what schools keep of the person with it. */
export const changePerson = async (
  tx: Transaction,
  followPerson: FollowPerson,
  before: UserRow,
  { change, now }: { readonly change: UserChange; readonly now: Date },
): Promise<void> => {
  const after = await updateUser(tx, before.id, change, now)
  const followed = after ? followedChange(before, after) : {}
  if (Object.keys(followed).length > 0) await followPerson(tx, { userId: before.id, change: followed, now })
}
