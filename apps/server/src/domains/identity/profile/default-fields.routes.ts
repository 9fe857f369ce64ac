import type { DefaultField } from '@lectern/contract/identity/own-fields'
import * as operations from '@lectern/contract/identity/profile.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { FollowPerson } from '../follow-person.ts'
import { findUser } from '../users.repository.ts'
import { changeProfile } from './use-cases/change-profile.ts'

/** Binds the fields that every school asks (document 000 §7). */
export const registerDefaultFields = (bind: Bind, followPerson: FollowPerson): void => {
  bind(operations.listDefaultFields, async ({ db, actor }) => ({
    data: await defaultFields(db, actor.userId),
  }))

  bind(operations.saveDefaultFields, async ({ db: tx, actor, body, now }) => {
    await changeProfile(tx, followPerson, { userId: actor.userId, change: body, now })
    return { data: await defaultFields(tx, actor.userId) }
  })
}

const defaultFields = async (db: ReadDatabase, userId: number): Promise<DefaultField[]> => {
  const { name, surname, phone, country, timeZone, language } = found(await findUser(db, userId))
  return [
    { key: 'name', type: 'text', is_required: true, value: name },
    { key: 'surname', type: 'text', is_required: false, value: surname },
    { key: 'phone', type: 'phone', is_required: false, value: phone },
    { key: 'country', type: 'select', is_required: false, value: country },
    { key: 'time_zone', type: 'select', is_required: false, value: timeZone },
    { key: 'language', type: 'select', is_required: false, value: language },
  ]
}
