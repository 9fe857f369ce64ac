import type { Page } from '@playwright/test'
import { contactNote } from '../../apps/web/src/lib/offline/kept-rules.ts'

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

/** So much time has gone by on the device since the school was heard. */
export const passTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate(
    async ([note, passed]) => {
      const name = (await caches.keys()).find((each) => each.startsWith('lectern-kept-courses-')) ?? ''
      const store = await caches.open(name)
      const contact = await (await store.match(note))?.json()
      await store.put(note, Response.json({ ...contact, device: contact.device - passed }))
    },
    [contactNote, milliseconds] as const,
  )

/** A page as the service worker holds it. */
export const keptText = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (kept) => (await caches.match(kept))?.text() ?? '', path)
