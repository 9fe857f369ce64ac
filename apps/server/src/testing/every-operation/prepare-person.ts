import type { ContactOrderTab } from '@lectern/contract/contacts/contact-settings'
import { issueCode, issueToken } from '../../domains/identity/sign-in/one-time.ts'
import { loadKeys } from '../../domains/identity/sign-in/keys.ts'
import { insertLink } from '../../domains/identity/sign-in/people.repository.ts'
import { makeAutoLogin } from '../../domains/identity/sign-in/use-cases/auto-login.ts'
import { beginService } from '../../domains/identity/sign-in/use-cases/begin-service.ts'
import { giveProof } from '../../domains/identity/security/proof.ts'
import { recoveryHash } from '../../domains/identity/security/second-code.ts'
import * as twoFactor from '../../domains/identity/security/two-factor.repository.ts'
import { createActors } from '../../domains/identity/index.ts'
import { insertField, insertTab } from '../../domains/contacts/index.ts'
import { orderOf } from '../../domains/contacts/fields/settings/rules/order-problem.ts'
import { holdSettings } from '../../domains/contacts/fields/settings/use-cases/hold-settings.ts'
import { insertList } from '../../domains/contacts/lists/contact-lists.repository.ts'
import { ensureTags, listTagsOf } from '../../domains/contacts/tags.repository.ts'
import { addContact } from '../../domains/contacts/use-cases/add-contact.ts'
import { authenticatorCode, newAuthenticatorSecret } from '../../platform/sign-in/authenticator.ts'
import type { Transaction, Database } from '../../platform/database/pool.ts'
import { newRecoveryCode } from '../../platform/sign-in/tokens.ts'
import type { TestApp } from '../app.ts'
import { signUp, type TestPerson } from '../people.ts'
import { makeLetterToken } from '../../domains/notifications/letters/unsubscribe-token.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** What a learner, and somebody at the door, has on the way: codes, links, sessions, half-finished sign-ins. */
type ProvenCall = keyof Awaited<ReturnType<typeof prepareProofs>>

export interface PersonIds {
  /** Somebody who is not signed in and asks for letters. */
  readonly walker: { readonly email: string; readonly code: string }
  readonly restoreToken: string
  readonly resetToken: string
  /** The second step of somebody's sign-in. */
  readonly secondStep: { readonly token: string; readonly code: string }
  readonly service: { readonly state: string; readonly browserKey: string; readonly code: string }
  readonly autoLogin: string
  /** Of the learner: proofs of the session, one for each call that spends one. */
  readonly proofs: Readonly<Record<ProvenCall, string>>
  /** Another session of the learner, and the sign-in of a third one. */
  readonly otherSession: number
  readonly otherLogin: number
  /** The first code of the learner's authenticator app, which is not on yet. */
  readonly appCode: string
  /** A code for the learner's new address. */
  readonly newEmail: { readonly email: string; readonly code: string }
  /** The link at the foot of a letter to the walker. */
  readonly letterToken: string
  /** A text field of the school. */
  readonly contactField: number
  /** Its tab, one without fields, and a field that is not asked any more. */
  readonly contactTab: number
  readonly emptyContactTab: number
  readonly archivedContactField: number
  /** Tabs and fields of the school in their order. */
  readonly contactOrder: readonly ContactOrderTab[]
  /** Somebody whom the school knows by e-mail alone, and a tag that they have. */
  readonly contact: number
  readonly tag: number
  /** A tag that nobody has. */
  readonly unusedTag: number
  /** By hand. */
  readonly contactList: number
}

interface Learner {
  readonly id: number
  readonly token: string
  readonly email: string
  readonly password: string
}

/** Puts a learner, and two people at the door, into the middle of everything that takes a code or a link. */
export const preparePerson = async (
  app: TestApp,
  { schoolId, host, learner }: { schoolId: SchoolId; host: string; learner: Learner },
): Promise<PersonIds> => {
  const now = app.clock.now()
  const { db } = app.dependencies
  const keys = await loadKeys(db, now)
  const [walker, careful] = [await signUp(app, 'Walker'), await signUp(app, 'Careful')]
  await signInAgain(app, learner)
  await signInAgain(app, learner)
  const { data: logins } = (await app.call('GET', '/user/login-history', { as: learner.token })).body
  const others = logins.filter(
    (each: { is_current: boolean; is_active: boolean }) => !each.is_current && each.is_active,
  )
  const newEmail = `new-${learner.id}@lectern.test`
  const service = await beginService(db, keys, app.dependencies.services, {
    service: 'oidc',
    origin: 'http://localhost',
    next: undefined,
    link: null,
    now,
  })
  // An address that nobody has confirmed, for the alert about it.
  await app.dependencies.database.pool.query('update users set email_verified = false where id = $1', [
    learner.id,
  ])
  return {
    walker: {
      email: walker.email,
      code: await db.transaction((tx) =>
        issueCode(tx, keys, { purpose: 'login_code', userId: walker.id }, now),
      ),
    },
    restoreToken: await issueToken(db, { purpose: 'restore_link', userId: walker.id }, now),
    resetToken: await issueToken(db, { purpose: 'reset', userId: walker.id }, now),
    secondStep: await beginSecondStep(db, careful, { keys, now }),
    service: {
      state: new URL(service.url).searchParams.get('state') ?? '',
      browserKey: service.browserKey,
      code: `subject-${schoolId} service-${schoolId}@lectern.test`,
    },
    autoLogin: makeAutoLogin(keys, { userId: walker.id, host, now }),
    proofs: await prepareProofs(app, learner, now),
    otherSession: others[0].session_id,
    otherLogin: others[1].id,
    appCode: await db.transaction((tx) => beginApp(tx, learner.id, { keys, now })),
    newEmail: {
      email: newEmail,
      code: await db.transaction((tx) =>
        issueCode(tx, keys, { purpose: 'email_change', userId: learner.id, target: newEmail }, now),
      ),
    },
    letterToken: makeLetterToken(keys, { userId: walker.id, schoolId, groups: ['learning'] }),
    ...(await db.transaction((tx) => makeFields(tx, learner.id, schoolId, now))),
    ...(await db.transaction((tx) => makeContact(tx, schoolId, learner.id, now))),
  }
}

type Given = { readonly keys: Awaited<ReturnType<typeof loadKeys>>; readonly now: Date }

const signInAgain = ({ call }: TestApp, { email, password }: Learner) =>
  call('POST', '/auth/login', { body: { email, password } })

const prepareProofs = async (app: TestApp, learner: Learner, now: Date) => {
  const session = await sessionOf(app, learner)
  const proof = async () => (await giveProof(app.dependencies.db, session, now)).proof_token
  return {
    unlinkService: await proof(),
    renewRecoveryCodes: await proof(),
    endTwoFactor: await proof(),
    beginTwoFactor: await proof(),
    changePassword: await proof(),
    sendEmailCode: await proof(),
    deleteAccount: await proof(),
  }
}

const sessionOf = async (app: TestApp, { token }: Learner) => {
  const actors = await createActors(app.dependencies)
  const actor = await actors.actorOf(token)
  if (!actor) throw new Error('The learner is not signed in.')
  return actor
}

const beginApp = async (tx: Transaction, userId: number, { keys, now }: Given): Promise<string> => {
  const secret = newAuthenticatorSecret()
  await twoFactor.saveUnconfirmed(tx, userId, keys.seal(secret), now)
  return authenticatorCode(secret, now)
}

const beginSecondStep = async (db: Database, { id: userId }: TestPerson, { keys, now }: Given) => {
  const code = newRecoveryCode()
  await db.transaction(async (tx) => {
    await beginApp(tx, userId, { keys, now })
    await twoFactor.confirmTwoFactor(tx, userId, now)
    await twoFactor.replaceRecoveryCodes(tx, userId, [recoveryHash(keys, userId, code)], now)
  })
  const payload = { method: 'password' }
  return { token: await issueToken(db, { purpose: 'two_factor', userId, payload, tries: 5 }, now), code }
}

/** Fields to fill in and to set up, and a linked service to unlink. */
const makeFields = async (tx: Transaction, userId: number, schoolId: SchoolId, now: Date) => {
  const subject = `learner-${schoolId}`
  await insertLink(tx, { userId, service: 'oidc', subject, email: null, linkedAt: now })
  const contactTab = await insertTab(tx, { schoolId, title: 'Sample tab', position: 9 })
  const field = { schoolId, tabId: contactTab, title: 'Sample field', type: 'text' } as const
  const archived = { ...field, key: 'archived_field', position: 2, archivedAt: now }
  return {
    contactTab,
    contactField: await insertField(tx, { ...field, key: 'sample_field', position: 1 }),
    archivedContactField: await insertField(tx, archived),
    emptyContactTab: await insertTab(tx, { schoolId, title: 'Empty tab', position: 10 }),
    contactOrder: orderOf(await holdSettings(tx, schoolId)),
  }
}

/** Somebody without an account, and a tag. */
const makeContact = async (tx: Transaction, schoolId: SchoolId, by: number, now: Date) => {
  const body = { name: 'Known', surname: null, email: `known-${schoolId}@lectern.test`, phone: null }
  const contact = await addContact(tx, { schoolId, by, now }, { ...body, tags: ['Known'] })
  const [tag] = (await listTagsOf(tx, schoolId, [contact])).get(contact) ?? []
  if (!tag) throw new Error('The contact has no tag.')
  const [unusedTag = 0] = await ensureTags(tx, schoolId, ['Unused'], now)
  const list = { schoolId, name: 'Known people', kind: 'hand', filter: null } as const
  return { contact, tag: tag.id, unusedTag, contactList: await insertList(tx, list, now) }
}
