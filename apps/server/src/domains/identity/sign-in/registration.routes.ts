import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import * as operations from '@lectern/contract/identity/sign-in.api'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { normalizePhone } from '../../../platform/phone.ts'
import type { SignInOrigin, StartedSession } from '../sessions/sessions.ts'
import { recordRegistered } from '../use-cases/record-registered.ts'
import { welcomePerson } from '../use-cases/welcome-person.ts'
import { originOfCall } from './answer-sign-in.ts'
import type { NewPerson } from './people.repository.ts'
import { placeOf, visitedSchool } from './place.ts'
import type { SignInDependencies } from './sign-in-dependencies.ts'
import { registerPerson } from './use-cases/register-person.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** What somebody who opens the first school brings along. */
export interface FirstOwner {
  readonly invitation: string
  /** As its owner wants to call it; it can be renamed at any time. */
  readonly schoolName: string | undefined
  readonly person: NewPerson & { readonly password: string }
  readonly origin: SignInOrigin
  readonly now: Date
}

/** Answers to the fields that a school asks its people. */
export interface FieldAnswers {
  readonly schoolId: SchoolId | null
  readonly userId: number
  readonly fields: readonly { readonly id: number; readonly value: ContactFieldValue }[]
  readonly now: Date
}

/** What schools add to a registration: told by the domains that own them. */
export interface RegistrationSteps {
  /** Opens an account and the first school with it. */
  readonly claimFirstSchool: (tx: Transaction, owner: FirstOwner) => Promise<StartedSession>
  /** Keeps what a new person answered to the school. */
  readonly fillFields: (tx: Transaction, answers: FieldAnswers) => Promise<void>
}

/** Binds signing up. */
export const registerRegistration = (
  bind: Bind,
  { env, answers }: SignInDependencies,
  { claimFirstSchool, fillFields }: RegistrationSteps,
): void => {
  bind(operations.register, async (call) => {
    const {
      name,
      surname,
      email,
      password,
      language = call.locale,
      phone,
      time_zone,
      fields = [],
      invite,
      school_name: schoolName,
    } = call.body
    const person = { name, surname, email, password, language, timeZone: time_zone }
    const told = { ...person, phone: phone === undefined ? null : (normalizePhone(phone, null) ?? phone) }
    const at = { origin: originOfCall(call), now: call.now }
    const schoolId = (await visitedSchool(call))?.schoolId ?? null
    const place = await placeOf(env, { ...call, locale: language })
    const complete = (tx: Transaction, userId: number) =>
      fillFields(tx, { schoolId, userId, fields, now: call.now })
    const session = await call.db.transaction(async (tx) => {
      const begun =
        invite === undefined
          ? await registerPerson(tx, told, { ...at, complete })
          : await claimFirstSchool(tx, { invitation: invite, schoolName, person: told, ...at })
      if (!begun) throw new CallError('email_taken', { fields: { email: ['email_taken'] } })
      // The owner of a first school is nobody's learner.
      if (invite === undefined) await recordRegistered(tx, schoolId, { userId: begun.userId, at: call.now })
      await welcomePerson(tx, begun.userId, place)
      return begun
    })
    return { data: await answers.greet(call, session) }
  })
}
