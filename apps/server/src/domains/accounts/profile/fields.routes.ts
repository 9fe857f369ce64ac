import * as operations from '@lectern/contract/identity/profile.api'
import * as contactFields from '@lectern/contract/schools/contact-fields.api'
import type { DefaultField } from '@lectern/contract/identity/own-fields'
import type { Connection } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findUser } from '../accounts.repository.ts'
import type { SignInParts } from '../sign-in/sign-in-parts.ts'
import { listRegistrationFields } from './contact-fields.repository.ts'
import { changeProfile } from './use-cases/change-profile.ts'
import { fillFields, loadTabs } from './use-cases/fill-fields.ts'
import { presentRegistrationField } from './use-cases/fill-registration.ts'

/** Binds what schools ask their people (document 000 §7, contact fields). */
export const registerFields = (bind: Bind, { db }: SignInParts): void => {
  bind(contactFields.listContactTabs, async ({ actor, school }) => ({
    data: await loadTabs(db, (await school()).cabinetId, actor.userId),
  }))

  bind(contactFields.listRegistrationFields, async ({ school }) => ({
    data: (await listRegistrationFields(db, (await school()).cabinetId)).map(presentRegistrationField),
  }))

  bind(contactFields.saveContactFields, async ({ db: tx, actor, school, body, now }) => {
    const { cabinetId } = await school()
    return { data: await fillFields(tx, { cabinetId, userId: actor.userId, fields: body.fields, now }) }
  })

  bind(operations.listDefaultFields, async ({ actor }) => ({ data: await defaultFields(db, actor.userId) }))

  bind(operations.saveDefaultFields, async ({ db: tx, actor, body, now }) => {
    await changeProfile(tx, { userId: actor.userId, change: body, now })
    return { data: await defaultFields(tx, actor.userId) }
  })
}

const defaultFields = async (db: Connection, userId: number): Promise<DefaultField[]> => {
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
