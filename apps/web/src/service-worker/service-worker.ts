/*
 * Shows a learner's page without a network as it was last seen. The network goes first always: a kept page is given only when
 * nobody answered. Pages are kept for one person at a time, the one whom the server named with the last page; the answers of
 * the API, the workbench and everything that changes something pass by untouched. `scripts/service-worker-plugin.ts` makes
 * `/sw.js` of this file, so it imports nothing but types.
 */
import type { AskedFor, KeepMessage, OfflineWords, ServiceWorkerScope } from './scope.ts'

declare const self: ServiceWorkerScope
/** Of the build that this file belongs to; put in by the plugin. */
declare const buildName: string
declare const offlineWords: Record<string, OfflineWords>

const prefix = 'lectern-kept-'
const assets = `${prefix}${buildName}-assets`
const pagesPrefix = `${prefix}${buildName}-pages-`
const mostPages = 40

const isPage = (url: URL): boolean =>
  url.origin === self.location.origin &&
  !/^\/(api|expert|dev|assets|files|author-frame)(\/|$)/.test(url.pathname)

const isAsset = (url: URL): boolean =>
  url.origin === self.location.origin && url.pathname.startsWith('/assets/')

const dropCaches = async (isOld: (name: string) => boolean): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && isOld(name)).map((name) => caches.delete(name)),
  )
}

/** Keeps a page of the person whom the server named, and drops the pages of everybody else. */
const keepPage = async (url: string, response: Response): Promise<void> => {
  const reader = response.headers.get('X-Reader')
  if (reader === null) return
  const own = pagesPrefix + reader
  await dropCaches((name) => name.startsWith(pagesPrefix) && name !== own)
  if (response.status !== 200 || response.redirected) return
  const cache = await caches.open(own)
  await cache.delete(url)
  await cache.put(url, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -mostPages).map((old) => cache.delete(old)))
}

const keptPage = async (url: string): Promise<Response | undefined> => {
  const names = await caches.keys()
  const own = names.find((name) => name.startsWith(pagesPrefix))
  return own === undefined ? undefined : (await caches.open(own)).match(url)
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Stands in for a page that is not kept; asks again by itself, not everybody at one moment. */
const offlinePage = (): Response => {
  const locale = self.navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => language in offlineWords)
  const { title, text, again } = offlineWords[locale ?? 'en'] ?? { title: '', text: '', again: '' }
  const pause = 10 + Math.floor(Math.random() * 10)
  return new Response(
    `<!doctype html><html lang="${locale ?? 'en'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${pause}">
<title>${escapeText(title)}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto 0;padding:0 20px}
h1{font-size:1.625rem;line-height:1.25}a{color:inherit;font-weight:600}</style>
<main><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p><p><a href="">${escapeText(again)}</a></p></main></html>`,
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  )
}

const answerPage = async (event: AskedFor): Promise<Response> => {
  const { request } = event
  let response: Response
  try {
    response = await fetch(request)
  } catch {
    return (await keptPage(request.url)) ?? offlinePage()
  }
  event.waitUntil(keepPage(request.url, response.clone()))
  return response
}

/** Files whose names carry their content: the kept one is the right one. */
const answerAsset = async (event: AskedFor): Promise<Response> => {
  const cache = await caches.open(assets)
  const kept = await cache.match(event.request.url)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(cache.put(event.request.url, response.clone()))
  return response
}

/** For a page that came before this worker did, or by a change of address without a page of its own. */
const keep = async ({ url, assets: loaded }: KeepMessage): Promise<void> => {
  const cache = await caches.open(assets)
  const ours = loaded.filter((asset) => isAsset(new URL(asset)))
  const missing = await Promise.all(ours.map(async (asset) => ((await cache.match(asset)) ? [] : [asset])))
  await Promise.allSettled(missing.flat().map((asset) => cache.add(asset)))
  if (isPage(new URL(url))) await keepPage(url, await fetch(url, { headers: { Accept: 'text/html' } }))
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  const isOld = (name: string) => !name.startsWith(`${prefix}${buildName}-`)
  event.waitUntil(Promise.all([dropCaches(isOld), self.clients.claim()]))
})

self.addEventListener('message', (event) => event.waitUntil(keep(event.data).catch(() => {})))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (request.mode === 'navigate' && isPage(url)) event.respondWith(answerPage(event))
  else if (isAsset(url)) event.respondWith(answerAsset(event))
})
