import * as operations from '@lectern/contract/accounts/accounts.api'
import { passwordLength } from '@lectern/contract/accounts/people'
import { inTransaction } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { type Call, done, type School } from '../../platform/http/call.ts'
import { CallError, notFound } from '../../platform/http/call-error.ts'
import type { Parts } from '../../platform/parts.ts'
import { createSignIn, sessionSeconds, type StartedSession } from '../../platform/sign-in/sign-in.ts'
import * as repository from './accounts.repository.ts'
import * as tables from './accounts.tables.ts'
import { announceIdentityChange } from './identity.ts'
import { createPeopleFacts, type Participations } from './people-facts.ts'
import { claimFirstSchool } from './use-cases/claim-first-school.ts'
import { describeCabinets, describePerson } from './use-cases/describe-person.ts'
import { selectCabinet } from './use-cases/select-cabinet.ts'
import { signInWithPassword } from './use-cases/sign-in-with-password.ts'
import { welcomePerson } from './use-cases/welcome-person.ts'

/** Binds the operations of accounts. */
export const registerAccounts = async (
  bind: Bind,
  parts: Pick<Parts, 'db' | 'clock' | 'notifications' | 'env'>,
  participations: Participations,
): Promise<void> => {
  const { db } = parts
  const people = await createPeopleFacts(parts, participations)
  const signIn = createSignIn(db, tables, passwordLength)

  const begin = async (call: Call, { userId, token }: StartedSession) => {
    call.session.start(token, new Date(call.now.getTime() + sessionSeconds * 1000))
    return { data: { token, user: await describePerson(db, userId, participations.list) } }
  }

  bind(operations.register, async (call) => {
    const { name, email, password, language, phone, invite } = call.body
    const person = { name, email, password }
    const session =
      invite === undefined
        ? await signIn.register(person, call)
        : await claimFirstSchool(db, { invitation: invite, person, origin: call, now: call.now })
    if (!session) throw new CallError('email_taken', { fields: { email: ['email_taken'] } })
    const school = await welcomingSchool(call)
    await welcomePerson(db, {
      userId: session.userId,
      language: language ?? call.locale,
      phone,
      school,
      origin: originOf(parts.env, school),
      now: call.now,
    })
    return begin(call, session)
  })

  bind(operations.login, async (call) =>
    begin(call, await signInWithPassword(db, signIn, { ...call.body, origin: call, now: call.now })),
  )

  bind(operations.logout, async ({ session }) => {
    await inTransaction(db, async (tx) => {
      const ended = session.token === null ? null : await repository.deleteSession(tx, session.token)
      if (ended) await announceIdentityChange(tx, ended.userId)
    })
    session.end()
    return done
  })

  bind(operations.getUser, async ({ actor }) => ({
    data: await people.personOf(actor.userId),
  }))

  bind(operations.getSchool, async ({ school }) => ({ data: await school() }))

  bind(operations.listCabinets, async ({ actor }) => ({ data: await describeCabinets(db, actor.userId) }))

  bind(operations.selectCabinet, async ({ db: tx, actor, body }) => ({
    data: await inTransaction(tx, (inner) =>
      selectCabinet(inner, { userId: actor.userId, cabinetId: body.cabinet_id }),
    ),
  }))

  bind(operations.listPermissions, async ({ currentSeat }) => ({
    data: [...((await currentSeat())?.permissions ?? [])].toSorted(),
  }))

  bind(operations.updateProfile, async ({ db: tx, actor, params, body, now }) => {
    if (params.user !== actor.userId) throw notFound('another person')
    const change = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.language === undefined ? {} : { language: body.language }),
    }
    await inTransaction(tx, async (inner) => {
      await repository.updateUser(inner, actor.userId, change, now)
      await announceIdentityChange(inner, actor.userId)
    })
    return { data: await describePerson(tx, actor.userId, participations.list) }
  })
}

/** The school at whose host somebody signed up; before the first school there is only the platform itself. */
const welcomingSchool = async ({ school }: Pick<Call, 'school'>): Promise<School> => {
  try {
    return await school()
  } catch {
    return { cabinetId: 0, slug: '', name: 'Lectern', isPrimary: true }
  }
}

/** The address of a school: from the settings, never from what the caller says the host is (THREATS T53). */
const originOf = ({ publicUrl, host, port }: Parts['env'], { slug, isPrimary }: School): string => {
  const base = new URL(publicUrl ?? `http://${host}:${port}`)
  if (!isPrimary && /[a-z]/.test(base.hostname)) base.hostname = `${slug}.${base.hostname}`
  return base.origin
}
