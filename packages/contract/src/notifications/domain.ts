import { defineDomain } from '../kernel/domain.ts'
import * as notifications from './notifications.api.ts'
import { notificationByteRoutes } from './notifications.bytes.ts'

export const notificationsDomain = defineDomain({
  name: 'notifications',
  operations: [notifications],
  byteRoutes: notificationByteRoutes,
})
