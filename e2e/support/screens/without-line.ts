import type { BrowserContext } from '@playwright/test'

const address = '**/api/v1/live?*'

/**
 * For what waits until nothing is loading: the live line of a page never ends. Pages of this browser are told at once that it did, and
 * begin it again after growing pauses.
 */
export const withoutLine = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
  await context.unroute(address)
  await context.route(address, (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' }),
  )
}
