import type { Page, TestInfo } from '@playwright/test'
import type { RunningServer } from '../server.ts'

const maxServerLines = 80

/** What a failure must say by itself, because it may not come again: of each page its state, and what its server said. */
export interface Evidence {
  /** Follows a page of the journey; gives it back. */
  watch(page: Page): Page
  /** Follows the server of the journey; gives it back. */
  serve<Server extends Pick<RunningServer, 'output'>>(server: Server): Server
}

/** What a page said and asked for in vain, and where it went. */
const listen = (page: Page): readonly string[] => {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      heard.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) heard.push(`went to ${frame.url()}`)
  })
  page.on('requestfailed', (request) => {
    heard.push(`lost: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url())
    if (reply.status() >= 400 || pathname.startsWith('/api/'))
      heard.push(`${reply.status()} ${reply.request().method()} ${pathname}`)
  })
  return heard
}

/** A page that has crashed or closed has no snapshot; the rest of the evidence must not be lost for that. */
const snapshotOf = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => `no snapshot: ${String(error)}`)

const attachPage = async (info: TestInfo, name: string, page: Page, heard: readonly string[]) => {
  const body = [`at ${page.url()}`, ...heard, '', await snapshotOf(page)].join('\n')
  await info.attach(`${name}: log and snapshot`, { body, contentType: 'text/plain' })
  const picture = await page.screenshot({ timeout: 5_000 }).catch(() => undefined)
  if (picture) await info.attach(`${name}: picture`, { body: picture, contentType: 'image/png' })
}

/** Playwright's fixture of {@link Evidence}: a journey that fails gets everything attached, one that passes nothing. */
export const collectEvidence = async (
  lend: (evidence: Evidence) => Promise<void>,
  info: TestInfo,
): Promise<void> => {
  const pages: (readonly [Page, readonly string[]])[] = []
  const servers: Pick<RunningServer, 'output'>[] = []
  await lend({
    watch: (page) => {
      pages.push([page, listen(page)])
      return page
    },
    serve: (server) => {
      servers.push(server)
      return server
    },
  })
  if (info.status === info.expectedStatus) return
  for (const [at, [page, heard]] of pages.entries()) await attachPage(info, `page ${at + 1}`, page, heard)
  for (const server of servers) {
    const body = server.output().split('\n').slice(-maxServerLines).join('\n')
    await info.attach('end of the server log', { body, contentType: 'text/plain' })
  }
}
