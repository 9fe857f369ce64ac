import { z } from 'zod'
import { timeZone } from '../kernel/dates.ts'
import { acknowledged, dataOf, wholeList } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { defineOperation } from '../kernel/operation.ts'
import { defaultField } from './own-fields.ts'
import { currentUser } from './people.ts'
import { personalSetting, personalSettingChange, personalSettingLimits } from './personal-settings.ts'
import { alert, profileChange } from './profile.ts'

export const getUser = defineOperation({
  id: 'identity.getUser',
  method: 'GET',
  path: '/user',
  summary: 'The signed-in person',
  output: dataOf(currentUser),
  errors: [],
  permission: { kind: 'session' },
})

export const updateProfile = defineOperation({
  id: 'identity.updateProfile',
  method: 'PUT',
  path: '/users/:user',
  summary: 'Change the own profile',
  params: z.object({ user: idParam }),
  body: profileChange,
  output: dataOf(currentUser),
  errors: [],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Everyone changes the own profile only.',
    allows: ['learner'],
  },
})

export const savePersonalSettings = defineOperation({
  id: 'identity.savePersonalSettings',
  method: 'POST',
  path: '/user-personal-settings',
  summary: 'Keep settings of the interface for the signed-in person; keys that are not named stay',
  body: z.strictObject({ settings: z.array(personalSettingChange).max(personalSettingLimits.keys) }),
  output: dataOf(wholeList(personalSetting, personalSettingLimits.keys)),
  errors: [],
  permission: { kind: 'session' },
})

export const setAutoTimeZone = defineOperation({
  id: 'identity.setAutoTimeZone',
  method: 'PUT',
  path: '/students/timezone/auto',
  summary: 'Let the time zone be found out by itself, or not',
  body: z.strictObject({ is_auto_timezone: z.boolean(), time_zone: timeZone.optional() }),
  output: dataOf(currentUser),
  errors: [],
  permission: { kind: 'session' },
})

export const listDefaultFields = defineOperation({
  id: 'identity.listDefaultFields',
  method: 'GET',
  path: '/contact-fields/student/default',
  summary: 'The fields that every school asks, with the values of the signed-in person',
  output: dataOf(wholeList(defaultField, listLimits.defaultFields)),
  errors: [],
  permission: { kind: 'session' },
})

export const saveDefaultFields = defineOperation({
  id: 'identity.saveDefaultFields',
  method: 'PUT',
  path: '/students/fields/default',
  summary: 'Fill in the fields that every school asks',
  body: profileChange.pick({
    name: true,
    surname: true,
    phone: true,
    country: true,
    time_zone: true,
    language: true,
  }),
  output: dataOf(wholeList(defaultField, listLimits.defaultFields)),
  errors: [],
  permission: { kind: 'session' },
})

/** Bytes of a picture before it is written in base64. */
export const pictureBytes = 1024 * 1024

export const saveAvatar = defineOperation({
  id: 'identity.saveAvatar',
  method: 'POST',
  path: '/user/avatar',
  summary: 'Set the own picture: a square is cut from its middle',
  body: z.strictObject({
    /** JPEG, PNG or WebP in base64, with or without `data:…;base64,` before it. */
    image: z.string().min(1).max(2_000_000),
  }),
  output: dataOf(currentUser),
  errors: ['picture_unreadable', 'picture_too_large'],
  permission: { kind: 'session' },
  bodyLimit: 2 * pictureBytes,
  perMinute: 20,
})

export const deleteAvatar = defineOperation({
  id: 'identity.deleteAvatar',
  method: 'DELETE',
  path: '/user/avatar',
  summary: 'Take the own picture away',
  output: dataOf(currentUser),
  errors: [],
  permission: { kind: 'session' },
})

export const isProduction = defineOperation({
  id: 'identity.isProduction',
  method: 'GET',
  path: '/is_prod',
  summary: 'Whether this server runs for real, or shows the demo',
  output: dataOf(z.object({ is_prod: z.boolean() })),
  errors: [],
  permission: { kind: 'public', why: 'A yes or no that the whole site shows.' },
})

export const listAlerts = defineOperation({
  id: 'identity.listAlerts',
  method: 'GET',
  path: '/alerts',
  summary: 'What the signed-in person should know now, the gravest first',
  output: dataOf(wholeList(alert, listLimits.alerts)),
  errors: [],
  permission: { kind: 'session' },
})

export const dismissAlert = defineOperation({
  id: 'identity.dismissAlert',
  method: 'POST',
  path: '/alerts/:key/dismiss',
  summary: 'Do not show an alert again',
  params: z.object({ key: z.string().regex(/^[a-z0-9_.-]{1,100}$/) }),
  output: acknowledged,
  errors: [],
  permission: { kind: 'session' },
})
