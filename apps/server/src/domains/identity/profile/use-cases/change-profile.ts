import type { z } from 'zod'
import type { profileChange } from '@lectern/contract/identity/profile'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import { normalizePhone } from '../../../../platform/phone.ts'
import type { FollowPerson } from '../../follow-person.ts'
import { changePerson } from '../../use-cases/change-person.ts'
import { lockUser, type UserChange, type UserRow } from '../../users.repository.ts'
import { announceIdentityChange } from '../../identity-change.ts'
import { findSignInMethods } from '../../sign-in/people.repository.ts'

export type ProfileChange = z.output<typeof profileChange>

/**
 * Changes the own profile. What is not named stays.
 *
 * @throws CallError invalid_fields: a phone that cannot be one; signing in by password alone without having one
 */
export const changeProfile = async (
  tx: Transaction,
  followPerson: FollowPerson,
  { userId, change, now }: { readonly userId: number; readonly change: ProfileChange; readonly now: Date },
): Promise<void> => {
  const user = found(await lockUser(tx, userId))
  if (change.auth_type !== undefined && change.auth_type !== 'code') {
    const ways = await findSignInMethods(tx, userId)
    if (ways?.passwordHash === null) refuse('auth_type', 'password_missing')
  }
  await changePerson(tx, followPerson, user, { change: columnsOf(user, change), now })
  await announceIdentityChange(tx, userId)
}

const columnsOf = (user: UserRow, change: ProfileChange): UserChange => {
  const { name, surname, phone, country, time_zone, is_auto_timezone, language, auth_type } = change
  return {
    ...(name === undefined ? {} : { name }),
    ...(surname === undefined ? {} : { surname: surname === '' ? null : surname }),
    ...(phone === undefined ? {} : { phone: phoneOf(phone, country ?? user.country) }),
    ...(country === undefined ? {} : { country }),
    ...(time_zone === undefined ? {} : { timeZone: time_zone }),
    ...(is_auto_timezone === undefined ? {} : { isAutoTimezone: is_auto_timezone }),
    ...(language === undefined ? {} : { language }),
    ...(auth_type === undefined ? {} : { authType: auth_type }),
  }
}

const phoneOf = (phone: string | null, country: string | null): string | null => {
  if (phone === null || phone === '') return null
  return normalizePhone(phone, country) ?? refuse('phone', 'invalid_phone')
}

const refuse = (field: string, code: string): never => {
  throw new CallError('invalid_fields', { fields: { [field]: [code] } })
}
