import type { Page } from '@playwright/test'

/** Which pages the service worker holds, as paths, and for whom. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('-pages-'))
    const kept = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys()
        return requests.map(({ url }) => `${name.split('-').at(-1)} ${new URL(url).pathname}`)
      }),
    )
    return kept.flat()
  })
