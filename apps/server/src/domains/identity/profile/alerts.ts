import type { Alert } from '@lectern/contract/identity/profile'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Env } from '../../../platform/env.ts'
import { hasMailServer } from '../../../platform/mailer/mail-delivery.ts'
import { findUser } from '../users.repository.ts'
import { countRecoveryCodes, findTwoFactor } from '../security/two-factor.repository.ts'

/** What a part of the house has to tell a person now. Asked at every look: nothing is stored but what was dismissed. */
export type AlertSource = (
  db: ReadDatabase,
  about: { readonly userId: number; readonly now: Date },
) => Promise<readonly Alert[]>

const fewRecoveryCodes = 3

const confirmEmail: AlertSource = async (db, { userId }) => {
  const user = await findUser(db, userId)
  if (!user || user.emailVerified) return []
  return [
    {
      key: 'email_not_confirmed',
      level: 'warning',
      code: 'email_not_confirmed',
      params: { email: user.email },
      link: '/account/security',
      can_dismiss: true,
    },
  ]
}

const fewCodesLeft: AlertSource = async (db, { userId }) => {
  const twoFactor = await findTwoFactor(db, userId)
  if (!twoFactor || twoFactor.confirmedAt === null) return []
  const left = await countRecoveryCodes(db, userId)
  if (left >= fewRecoveryCodes) return []
  return [
    {
      key: `recovery_codes_low.${left}`,
      level: left === 0 ? 'danger' : 'warning',
      code: 'recovery_codes_low',
      params: { count: left },
      link: '/account/security',
      can_dismiss: left > 0,
    },
  ]
}

const leaving: AlertSource = async (db, { userId }) => {
  const user = await findUser(db, userId)
  if (!user || user.deletionAt === null) return []
  return [
    {
      key: 'deletion_planned',
      level: 'danger',
      code: 'deletion_planned',
      params: { date: user.deletionAt.toISOString() },
      link: '/account/security',
      can_dismiss: false,
    },
  ]
}

/** What the accounts themselves have to tell. Nobody is asked for a code that no letter brings; a demo shows its letters. */
export const accountAlerts = (env: Pick<Env, 'smtpUrl' | 'demo'>): readonly AlertSource[] =>
  env.demo || hasMailServer(env) ? [leaving, confirmEmail, fewCodesLeft] : [leaving, fewCodesLeft]
