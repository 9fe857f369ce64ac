import type { OwnSchool } from '@lectern/contract/identity/own-schools'
import type { CurrentUser } from '@lectern/contract/identity/people'
import { isLocale } from '@lectern/contract/kernel/locales'
import { pictureUrl } from '../../../platform/pictures/pictures.ts'
import { authTypeOf, type UserRow } from '../../identity/index.ts'

/** What a person takes part in, as the access domain tells it. */
export interface OwnEnrolment {
  readonly productId: number
  readonly state: string
  /** What the product is. */
  readonly type: string
}

/** What the account of a person is besides its own row. */
export interface AccountFacts {
  readonly passwordHash: string | null
  readonly hasTwoFactor: boolean
  readonly isPartner: boolean
  readonly settings: CurrentUser['user_personal_settings']
  /** Notifications that are not read. */
  readonly unread: number
}

/** The signed-in person, for that person alone. */
export const presentUser = (
  user: UserRow,
  schools: readonly OwnSchool[],
  enrolments: readonly OwnEnrolment[],
  facts: AccountFacts,
): CurrentUser => {
  const current = schools.find((school) => school.is_current) ?? schools[0]
  if (!current) throw new Error('Everybody has at least the learning space.')
  return {
    id: user.id,
    name: user.name,
    surname: user.surname,
    email: user.email,
    email_verified: user.emailVerified,
    phone: user.phone,
    country: user.country,
    avatar: user.image === null ? null : pictureUrl(user.image, 256),
    avatar_url: user.image === null ? null : pictureUrl(user.image, 512),
    language: isLocale(user.language) ? user.language : null,
    courseCount: enrolments.filter(({ type }) => type === 'course').length,
    cabinets: [...schools],
    default_cabinet: current,
    subscriptions: enrolments.map(({ productId, state }) => ({ product_id: productId, state })),
    products: enrolments.map(({ productId }) => ({ id: productId })),
    is_partner: facts.isPartner,
    auto_login_hash: null,
    is_auto_timezone: user.isAutoTimezone,
    time_zone: user.timeZone,
    user_personal_settings: [...facts.settings],
    auth_type: authTypeOf({ authType: user.authType, passwordHash: facts.passwordHash }),
    has_password: facts.passwordHash !== null,
    has_two_factor: facts.hasTwoFactor,
    unread_notifications: facts.unread,
    deletion_at: user.deletionAt?.toISOString() ?? null,
  }
}
