import { z } from 'zod'
import { dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { notificationGroups } from './groups.ts'
import { letterChoice, notification, notificationLimits, schoolChoices } from './notification.ts'

export const listNotifications = defineOperation({
  id: 'notifications.listNotifications',
  method: 'GET',
  path: '/user/notifications',
  summary: 'What the signed-in person was told, the newest first',
  query: z.object(pageQuery(notificationLimits.shownInPanel)),
  output: listOf(notification),
  errors: [],
  permission: { kind: 'session' },
})

export const countUnread = defineOperation({
  id: 'notifications.countUnread',
  method: 'GET',
  path: '/user/notifications/unread',
  summary: 'How many notifications the signed-in person has not read, counted up to 100',
  output: dataOf(z.object({ unread: z.int().max(notificationLimits.mostCounted) })),
  errors: [],
  permission: { kind: 'session' },
})

export const readNotifications = defineOperation({
  id: 'notifications.readNotifications',
  method: 'POST',
  path: '/user/notifications/read',
  summary: 'Mark own notifications as read: some, or all up to the newest that the person saw',
  body: z
    .strictObject({
      ids: z.array(id).min(1).max(notificationLimits.readAtOnce).optional(),
      /** This one and everything before it. */
      up_to: id.optional(),
    })
    .refine(({ ids, up_to }) => (ids === undefined) !== (up_to === undefined), {
      error: 'one_of_both',
      path: ['up_to'],
    }),
  output: dataOf(z.object({ unread: z.int() })),
  errors: [],
  permission: { kind: 'session' },
})

export const listChoices = defineOperation({
  id: 'notifications.listChoices',
  method: 'GET',
  path: '/user/notification-choices',
  summary: 'Of what, and how, the signed-in person is told by each of their schools',
  output: dataOf(wholeList(schoolChoices, notificationLimits.schools)),
  errors: [],
  permission: { kind: 'session' },
})

export const saveChoice = defineOperation({
  id: 'notifications.saveChoice',
  method: 'PUT',
  path: '/user/schools/:school/notification-choices',
  summary: 'Choose for a school and a group the bell or letters; what is not named stays',
  params: z.object({ school: idParam }),
  body: z.strictObject({
    group: z.enum(notificationGroups),
    bell: z.boolean().optional(),
    mail: z.boolean().optional(),
  }),
  output: dataOf(wholeList(schoolChoices, notificationLimits.schools)),
  errors: [],
  permission: { kind: 'session' },
})

export const pauseLetters = defineOperation({
  id: 'notifications.pauseLetters',
  method: 'PUT',
  path: '/user/schools/:school/letters',
  summary: 'Let all letters of a school rest, or send them again; those about the account are sent anyway',
  params: z.object({ school: idParam }),
  body: z.strictObject({ is_paused: z.boolean() }),
  output: dataOf(wholeList(schoolChoices, notificationLimits.schools)),
  errors: [],
  permission: { kind: 'session' },
})

/** `<payload>.<signature>`; what is none is answered like one of nobody. */
const letterToken = z.object({
  token: z
    .string()
    .max(400)
    .regex(/^[\w-]+\.[\w-]+$/),
})

const holderOfLink =
  'The link of a letter is signed, and opens the groups of one letter of one school to one person; it reads and changes nothing else and signs nobody in.'

export const getLetterChoice = defineOperation({
  id: 'notifications.getLetterChoice',
  method: 'GET',
  path: '/letters/:token',
  summary: 'What the link at the foot of a letter would switch off; it changes nothing',
  params: letterToken,
  output: dataOf(letterChoice),
  errors: [],
  permission: { kind: 'public', why: holderOfLink },
  perMinute: 60,
})

export const unsubscribe = defineOperation({
  id: 'notifications.unsubscribe',
  method: 'POST',
  path: '/letters/:token/unsubscribe',
  summary: 'Switch letters of the groups of a letter off; mail programs send the form of RFC 8058',
  params: letterToken,
  body: z.object({ 'List-Unsubscribe': z.string().max(40).optional() }),
  output: dataOf(letterChoice),
  errors: [],
  permission: { kind: 'public', why: holderOfLink },
  repeat: 'natural',
  takesForm: true,
  // Mail services send for many people from few addresses.
  perMinute: 600,
})

export const subscribeAgain = defineOperation({
  id: 'notifications.subscribeAgain',
  method: 'POST',
  path: '/letters/:token/subscribe',
  summary: 'Switch letters of all or some groups of a letter on again, from the page of the same link',
  params: letterToken,
  /** Without: all of them. Others than those of the letter change nothing. */
  body: z.strictObject({ groups: z.array(z.enum(notificationGroups)).min(1).max(10).optional() }),
  output: dataOf(letterChoice),
  errors: [],
  permission: { kind: 'public', why: holderOfLink },
  repeat: 'natural',
  perMinute: 60,
})
