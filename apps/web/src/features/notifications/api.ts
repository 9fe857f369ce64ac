import type * as operations from '@lectern/contract/notifications/notifications.api'
import { call } from '../../lib/api/index.ts'

export const listNotifications = call<typeof operations.listNotifications>('GET', '/user/notifications')
export const countUnread = call<typeof operations.countUnread>('GET', '/user/notifications/unread')
export const readNotifications = call<typeof operations.readNotifications>('POST', '/user/notifications/read')
export const listChoices = call<typeof operations.listChoices>('GET', '/user/notification-choices')
export const saveChoice = call<typeof operations.saveChoice>(
  'PUT',
  '/user/schools/:school/notification-choices',
)
export const pauseLetters = call<typeof operations.pauseLetters>('PUT', '/user/schools/:school/letters')
export const getLetterChoice = call<typeof operations.getLetterChoice>('GET', '/letters/:token')
export const unsubscribe = call<typeof operations.unsubscribe>('POST', '/letters/:token/unsubscribe')
export const subscribeAgain = call<typeof operations.subscribeAgain>('POST', '/letters/:token/subscribe')
