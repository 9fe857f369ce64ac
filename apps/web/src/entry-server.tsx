import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { PageRequest, RenderPage } from '@lectern/contract/kernel/page-renderer'
import { learnerManifest, type PageManifest } from 'virtual:page-manifest'
import { isWorkbench } from './lib/routing/areas.ts'
import { isAnswer } from './lib/api/index.ts'
import { serverApi } from './lib/api/server-api.ts'
import { createServerTexts } from './lib/texts/server-texts.ts'
import { report } from './lib/reporting.ts'
import { createAppRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'
import { PageManifestContext, scriptsAlone } from './frame/pages/page-files.tsx'
import { withInstallation } from './frame/pages/installation.ts'
import { EarlyFrameContext, readEarlyFrame } from './frame/areas/expert/early-frame.ts'
import { keptHeaders } from './lib/offline/kept-rules.ts'
import { schoolOf } from './lib/routing/page-school.ts'
import { PageResponse } from './frame/pages/page-response.ts'
import { redirectBeforePage } from './frame/pages/redirect-before-page.ts'
import { readRows } from './frame/lists/remembered-rows.ts'
import { readTheme } from './frame/preferences/theme-choice.ts'
import { workbenchAssets } from './frame/pages/workbench-assets.ts'

/** The database is away for a moment. */
const unavailable = 503

const redirectTo = (location: string): Response =>
  new Response(null, { status: 307, headers: { Location: location } })

const routerFor = ({ request, api, locale, nonce, form }: PageRequest) => {
  const texts = createServerTexts(locale)
  const cookies = request.headers.get('Cookie') ?? ''
  return createAppRouter({
    routeTree,
    context: {
      api: serverApi(api),
      texts,
      theme: readTheme(cookies),
      rows: (list) => readRows(cookies, list),
      isShown: () => false,
      form: form && JSON.stringify(form),
    },
    nonce,
  })
}

type AppRouter = ReturnType<typeof createAppRouter>

// A loader's fault reaches no log by itself (the router draws the error page and goes on).
const reportFaults = (router: AppRouter): void => {
  for (const match of router.state.matches) {
    if (match.status === 'error' && !isAnswer(match.error))
      report(match.error, `page ${router.state.location.pathname}`)
  }
}

/** 403 for a visit that the school refuses, 503 while the database is away, as the answer behind it says; the router itself
 * knows 500 only. */
const statusOf = (router: AppRouter): number => {
  const refusal = router.state.matches.find(({ error }) => isAnswer(error))?.error
  if (isAnswer(refusal)) return refusal.status
  // The workbench is not drawn here, so the loader that says so is not asked.
  return router.state.matches.at(-1)?.routeId === '/expert/$' ? 404 : getSsrStatus(router)
}

const manifestOf = (router: AppRouter, { pathname }: URL): PageManifest =>
  isWorkbench(pathname)
    ? workbenchAssets(router.getMatchedRoutes(pathname)[0].map(({ id }) => String(id)))
    : learnerManifest

/** Whose page it is, for the service worker, which keeps the pages of one person only; 0 for visitors. */
const readerOf = (router: AppRouter): string | undefined => {
  const root = router.state.matches.find(({ routeId }) => routeId === '__root__')
  const data = root?.status === 'success' ? root.loaderData : undefined
  return data && 'visitor' in data ? String(data.visitor?.id ?? 0) : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What a page tells the service worker of itself: when it closes, and that what the team sees is kept for nobody. */
const keepingOf = (router: AppRouter): Record<string, string> => {
  const access = router.state.matches
    .map(({ loaderData }): unknown => loaderData)
    .map((data) => (isRecord(data) ? (data['access'] ?? data['course']) : undefined))
    .find(isRecord)
  if (access?.['is_user_expert'] === true) return { 'X-Keep': 'no' }
  const decision = access?.['decision']
  const closesAt = isRecord(decision) ? decision['closes_at'] : null
  return typeof closesAt === 'string' ? { [keptHeaders.until]: closesAt } : {}
}

/** Renders one page: HTML with status 200, 403, 404, 500 or 503, or a redirect. The server's only door into the web's build. */
export const render: RenderPage = async (page) => {
  const url = new URL(page.request.url)
  const target = await redirectBeforePage(url, page.api)
  if (target !== undefined) return redirectTo(target)
  // Beside the loaders of the page.
  const early = isWorkbench(url.pathname) ? readEarlyFrame(serverApi(page.api)) : undefined
  const router = routerFor(page)
  const manifest = manifestOf(router, url)
  const handle = createRequestHandler({
    request: page.request,
    createRouter: () => router,
    getRouterManifest: () => scriptsAlone(manifest),
  })
  return handle(async ({ responseHeaders }) => {
    reportFaults(router)
    const frame = await early
    await page.turnToDraw()
    const markup = renderToString(
      <PageManifestContext value={manifest}>
        <EarlyFrameContext value={frame}>
          <RouterServer router={router} />
        </EarlyFrameContext>
      </PageManifestContext>,
    )
    const html = withInstallation(
      await transformHtmlStringWithRouter(router, markup),
      schoolOf(router.state.matches),
      { theme: router.options.context.theme, nonce: page.nonce },
    )
    const status = statusOf(router)
    const reader = readerOf(router)
    if (reader !== undefined && !isWorkbench(url.pathname)) {
      responseHeaders.set('X-Reader', reader)
      for (const [name, value] of Object.entries(keepingOf(router))) responseHeaders.set(name, value)
    }
    if (status === unavailable) responseHeaders.set('Retry-After', '1')
    return new PageResponse(html, { status, headers: responseHeaders })
  })
}
