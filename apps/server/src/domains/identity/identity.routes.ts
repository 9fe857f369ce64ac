import type { CurrentUser } from '@lectern/contract/identity/people'
import type { Bind } from '../../platform/http/api.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { FollowPerson } from './follow-person.ts'
import { accountAlerts, type AlertSource } from './profile/alerts.ts'
import { registerAlerts } from './profile/alerts.routes.ts'
import { registerDefaultFields } from './profile/default-fields.routes.ts'
import { registerProfile } from './profile/profile.routes.ts'
import { registerEmailChange } from './security/email.routes.ts'
import { type AccountDeletionSources, registerAccountDeletion } from './security/account-deletion.routes.ts'
import { registerLoginHistory } from './security/login-history.routes.ts'
import { registerSecurity } from './security/security.routes.ts'
import { registerTwoFactor } from './security/two-factor.routes.ts'
import { createSignInAnswers } from './sign-in/answer-sign-in.ts'
import { registerCodes } from './sign-in/codes.routes.ts'
import { loadKeys } from './sign-in/keys.ts'
import { type RegistrationSteps, registerRegistration } from './sign-in/registration.routes.ts'
import { registerServices } from './sign-in/services.routes.ts'
import { registerSignIn } from './sign-in/sign-in.routes.ts'
import type { SignInDependencies, DescribeOpenCourse } from './sign-in/sign-in-dependencies.ts'

/** The signed-in person with the schools that are theirs. */
export type DescribePerson = (db: ReadDatabase, userId: number) => Promise<CurrentUser>

/** What the domains above this one do for it. */
export interface IdentitySources extends AccountDeletionSources {
  readonly describePerson: DescribePerson
  readonly registration: RegistrationSteps
  readonly describeOpenCourse: DescribeOpenCourse
  readonly followPerson: FollowPerson
  /** What a person should know now, besides what the account itself tells. */
  readonly alerts: readonly AlertSource[]
}

/** Binds the operations of people: signing in, security, profile. */
export const registerIdentity = async (
  bind: Bind,
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'notifications' | 'env' | 'services' | 'storage'>,
  {
    describePerson,
    registration,
    alerts,
    describeOpenCourse,
    followPerson,
    ...accountDeletion
  }: IdentitySources,
): Promise<void> => {
  const { db, storage } = dependencies
  const personOf = (userId: number, tx: ReadDatabase = db) => describePerson(tx, userId)
  const given: SignInDependencies = {
    ...dependencies,
    keys: await loadKeys(db, dependencies.clock.now()),
    answers: createSignInAnswers(dependencies, personOf),
    personOf,
    describeOpenCourse,
    followPerson,
  }
  registerSignIn(bind, given)
  registerRegistration(bind, given, registration)
  registerCodes(bind, given)
  registerServices(bind, given)
  registerSecurity(bind, given)
  registerTwoFactor(bind, given)
  registerLoginHistory(bind, given)
  registerEmailChange(bind, given)
  registerAccountDeletion(bind, given, accountDeletion)
  registerProfile(bind, given, storage)
  registerDefaultFields(bind, followPerson)
  registerAlerts(bind, [...accountAlerts(dependencies.env), ...alerts])
}
