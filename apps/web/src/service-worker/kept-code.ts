import { buildOfAssets, isFormerStore } from '../lib/offline/kept-rules.ts'
import { openedStores } from '../lib/offline/kept-store.ts'

/** Code that this build or an earlier one has kept; a page that is kept is drawn by what it came with. */
export const keptAsset = async (url: string, assets: string): Promise<Response | undefined> => {
  const stores = (await caches.keys()).filter((name) => buildOfAssets(name) !== undefined)
  for (const name of [assets, ...stores]) {
    const kept = await (await caches.open(name)).match(url)
    if (kept) return kept
  }
  return undefined
}

/** Keeps what a page has loaded, or would load, in the store of a build. */
export const keepAssets = async (wanted: readonly URL[], assets: string): Promise<void> => {
  const cache = await caches.open(assets)
  const queue = [...wanted]
  const keepOne = async ({ href }: URL): Promise<void> => {
    if (await cache.match(href)) return
    const earlier = await keptAsset(href, assets)
    await (earlier ? cache.put(href, earlier) : cache.add(href))
  }
  // A few at once: pages go first.
  const line = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await keepOne(next).catch(() => {})
  }
  await Promise.all([line(), line(), line()])
}

/** The script with which the code of a page begins. */
const entryOf = (page: string): string | undefined => /\/assets\/entry-client-[\w-]+\.js/.exec(page)?.[0]

/** Code of builds that draw no kept page any more. */
export const dropAssets = async (assets: string): Promise<void> => {
  const stores = await openedStores()
  const pages = stores && (await caches.open(stores.pages))
  const entries = new Set<string>()
  for (const request of (await pages?.keys()) ?? []) {
    const entry = entryOf((await (await pages?.match(request))?.text()) ?? '')
    if (entry !== undefined) entries.add(entry)
  }
  for (const name of await caches.keys()) {
    const isOther = isFormerStore(name) || (buildOfAssets(name) !== undefined && name !== assets)
    if (!isOther) continue
    const store = await caches.open(name)
    const draws = await Promise.all([...entries].map((entry) => store.match(entry)))
    if (isFormerStore(name) || draws.every((each) => each === undefined)) await caches.delete(name)
  }
}
