import type { ByteRoute } from '../kernel/byte-route.ts'

/** Routes of notifications that are no calls. */
export const notificationByteRoutes: readonly ByteRoute[] = [
  {
    id: 'notifications.openUnsubscribe',
    methods: ['GET'],
    path: '/api/v1/letters/:token/unsubscribe',
    summary:
      'Leads whoever opens the address of `List-Unsubscribe` to the page with the button; it changes nothing',
    rule: 'Anybody: the page shows nothing that the signed link does not open.',
    errors: [],
    calls: {
      GET: { answers: { 303: { description: 'The page', headers: { Location: 'Its address' } } } },
    },
  },
]
