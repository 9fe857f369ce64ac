import type { Bind } from '../../platform/http/api.ts'
import type { Connection } from '../../platform/database/pool.ts'
import type { Parts } from '../../platform/parts.ts'
import { createPeopleFacts, type Participations } from './people-facts.ts'
import { accountAlerts, type AlertSource } from './profile/alerts.ts'
import { registerAlerts } from './profile/alerts.routes.ts'
import { registerFields } from './profile/fields.routes.ts'
import { registerProfile } from './profile/profile.routes.ts'
import { registerRewards } from './profile/rewards.routes.ts'
import type { DataSections } from './security/data-sections.ts'
import { registerEmailChange } from './security/email.routes.ts'
import { registerLeaving } from './security/leaving.routes.ts'
import { registerLoginHistory } from './security/login-history.routes.ts'
import { registerPartners } from './security/partner.routes.ts'
import { registerSecurity } from './security/security.routes.ts'
import { registerTwoFactor } from './security/two-factor.routes.ts'
import { createSignInAnswers } from './sign-in/answer-sign-in.ts'
import { registerCodes } from './sign-in/codes.routes.ts'
import { loadKeys } from './sign-in/keys.ts'
import { registerServices } from './sign-in/services.routes.ts'
import { registerSignIn } from './sign-in/sign-in.routes.ts'
import type { SignInParts } from './sign-in/sign-in-parts.ts'
import { describePerson } from './use-cases/describe-person.ts'

/** What other domains tell about a person. */
export interface ToldByOthers {
  readonly participations: Participations
  /** What they keep about a person, for the download. */
  readonly dataSections: DataSections
  /** What a person should know now. */
  readonly alerts: readonly AlertSource[]
}

/** Binds the operations of people: signing in, security, profile. */
export const registerAccounts = async (
  bind: Bind,
  parts: Pick<Parts, 'db' | 'clock' | 'notifications' | 'env' | 'services' | 'storage'>,
  { participations, dataSections, alerts }: ToldByOthers,
): Promise<void> => {
  const { db, storage } = parts
  const people = await createPeopleFacts(parts, participations)
  const personOf = (userId: number, tx: Connection = db) => describePerson(tx, userId, participations.list)
  const given: SignInParts = {
    ...parts,
    keys: await loadKeys(db, parts.clock.now()),
    answers: createSignInAnswers(parts, personOf),
    personOf,
  }
  registerSignIn(bind, given)
  registerCodes(bind, given)
  registerServices(bind, given)
  registerSecurity(bind, given)
  registerTwoFactor(bind, given)
  registerLoginHistory(bind, given)
  registerEmailChange(bind, given)
  registerPartners(bind, given)
  registerLeaving(bind, given, dataSections)
  registerProfile(bind, given, { people, storage })
  registerFields(bind, given)
  registerAlerts(bind, given, [...accountAlerts, ...alerts])
  registerRewards(bind, given)
}
