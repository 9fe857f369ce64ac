import * as operations from '@lectern/contract/identity/profile.api'
import type { Bind } from '../../../platform/http/api.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { removePicture, storePicture } from '../../../platform/pictures/pictures.ts'
import { findUser, updateUser } from '../users.repository.ts'
import { announceIdentityChange } from '../identity-change.ts'
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts'
import { listSettings, saveSettings } from './settings.repository.ts'
import { changeProfile } from './use-cases/change-profile.ts'

/** Binds what the signed-in person changes: profile, settings of the interface, picture. */
export const registerProfile = (
  bind: Bind,
  { env, personOf, followPerson }: SignInDependencies,
  storage: Dependencies['storage'],
): void => {
  bind(operations.updateProfile, async ({ db: tx, actor, params, body, now }) => {
    if (params.user !== actor.userId) throw notFound('another person')
    await changeProfile(tx, followPerson, { userId: actor.userId, change: body, now })
    return { data: await personOf(actor.userId, tx) }
  })

  bind(operations.setAutoTimeZone, async ({ db: tx, actor, body, now }) => {
    await changeProfile(tx, followPerson, { userId: actor.userId, change: body, now })
    return { data: await personOf(actor.userId, tx) }
  })

  bind(operations.savePersonalSettings, async ({ db: tx, actor, body, now }) => {
    await saveSettings(tx, actor.userId, body.settings, now)
    await announceIdentityChange(tx, actor.userId)
    return { data: await listSettings(tx, actor.userId) }
  })

  bind(operations.saveAvatar, async ({ db: tx, actor, body, now }) => {
    const user = found(await findUser(tx, actor.userId))
    const image = await storePicture(storage, { image: body.image, fit: 'square' })
    await updateUser(tx, user.id, { image }, now)
    await announceIdentityChange(tx, user.id)
    if (user.image !== null) await removePicture(storage, user.image)
    return { data: await personOf(user.id, tx) }
  })

  bind(operations.deleteAvatar, async ({ db: tx, actor, now }) => {
    const user = found(await findUser(tx, actor.userId))
    await updateUser(tx, user.id, { image: null }, now)
    await announceIdentityChange(tx, user.id)
    if (user.image !== null) await removePicture(storage, user.image)
    return { data: await personOf(user.id, tx) }
  })

  bind(operations.isProduction, async () => ({ data: { is_prod: env.production } }))
}
