import type { CurrentUser } from '@lectern/contract/identity/people'
import { getUser, savePersonalSettings } from '@lectern/contract/identity/profile.api'
import { answerCall } from './network.ts'

const school = {
  id: 1,
  name: 'Bakers',
  slug: null,
  logo_url: null,
  primary_color: '#ffff66',
  is_current: true,
  is_owner: true,
  user_cabinet: false,
  personal_settings: [],
}

const author: CurrentUser = {
  id: 1,
  name: 'Anna',
  surname: null,
  email: 'anna@example.org',
  email_verified: true,
  phone: null,
  country: null,
  avatar: null,
  avatar_url: null,
  language: null,
  courseCount: 1,
  cabinets: [school],
  default_cabinet: school,
  subscriptions: [],
  products: [],
  is_partner: false,
  auto_login_hash: null,
  is_auto_timezone: true,
  time_zone: null,
  user_personal_settings: [],
  auth_type: 'password',
  has_password: true,
  has_two_factor: false,
  unread_notifications: 0,
  deletion_at: null,
}

/** Answers calls about the settings of the author in place of the server, which keeps what is stored. */
export const answerAuthor = (): void => {
  let settings = author.user_personal_settings
  answerCall(getUser, () => ({ data: { ...author, user_personal_settings: settings } }))
  answerCall(savePersonalSettings, ({ body }) => {
    settings = body?.settings ?? []
    return { data: settings }
  })
}
