import type { AuthService } from '@lectern/contract/identity/security'
import type { ReadDatabase, Database } from '../../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../../platform/http/call-error.ts'
import type { SignInServices } from '../../../../platform/sign-in/services.ts'
import { findUser } from '../../users.repository.ts'
import { announceIdentityChange } from '../../identity-change.ts'
import { enqueueNotice } from '../../sign-in/jobs/send-notice.ts'
import {
  deleteLink,
  deletePassword,
  findSignInMethods,
  listLinks,
  setAuthType,
} from '../../sign-in/people.repository.ts'
import type { Place } from '../../sign-in/place.ts'
import { takesCode, takesPassword } from '../../sign-in/rules/sign-in-methods.ts'

/** Every way to sign in that there is here, and whether the person may use it. */
export const listSignInMethods = async (
  db: ReadDatabase,
  { list }: Pick<SignInServices, 'list'>,
  userId: number,
): Promise<AuthService[]> => {
  const user = found(await findUser(db, userId))
  const own = found(await findSignInMethods(db, userId))
  const links = await listLinks(db, userId)
  const [hasPassword, hasCode] = [takesPassword(own), takesCode(own)]
  const linked = list.filter(({ service }) => links.some((each) => each.service === service))
  const isLast = Number(hasPassword) + Number(hasCode) + linked.length < 2
  const services = list.map(({ service, name }) => {
    const link = links.find((each) => each.service === service)
    return {
      service,
      name,
      is_linked: link !== undefined,
      email: link?.email ?? null,
      linked_at: link?.linkedAt.toISOString() ?? null,
      can_unlink: link !== undefined && !isLast,
    }
  })
  return [
    {
      service: 'password',
      name: '',
      is_linked: hasPassword,
      email: hasPassword ? user.email : null,
      linked_at: hasPassword ? (own.passwordSetAt?.toISOString() ?? null) : null,
      can_unlink: hasPassword && !isLast,
    },
    {
      service: 'code',
      name: '',
      is_linked: hasCode,
      email: hasCode ? user.email : null,
      linked_at: hasCode ? user.createdAt.toISOString() : null,
      // Without a password the code stays: it is the door that cannot be lost.
      can_unlink: hasCode && hasPassword,
    },
    ...services,
  ]
}

export interface Unlink {
  readonly userId: number
  readonly service: string
  readonly place: Place
  readonly now: Date
}

/**
 * Takes a way in away.
 *
 * @param prove asks for the proof, once it is clear that there is something to take away
 * @throws CallError not_found, proof_needed, last_way_in
 */
export const unlinkSignInMethod = async (
  db: Database,
  services: Pick<SignInServices, 'list'>,
  { userId, service, place, now }: Unlink,
  prove: () => Promise<void>,
): Promise<AuthService[]> => {
  const way = (await listSignInMethods(db, services, userId)).find((each) => each.service === service)
  if (!way?.is_linked) throw notFound('no such way in')
  await prove()
  if (!way.can_unlink) throw new CallError('last_way_in')
  return db.transaction(async (tx) => {
    if (service === 'code') await setAuthType(tx, userId, 'password', now)
    else if (service === 'password') {
      await deletePassword(tx, userId)
      await setAuthType(tx, userId, 'code', now)
    } else {
      await deleteLink(tx, userId, service)
      await enqueueNotice(tx, { kind: 'service_unlinked', userId, place, params: { service: way.name } })
    }
    await announceIdentityChange(tx, userId)
    return listSignInMethods(tx, services, userId)
  })
}
