import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ErrorRouteComponent } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { ApiError, browserApi } from './lib/api/index.ts'
import { report } from './lib/reporting.ts'
import { createBrowserTexts } from './lib/texts/browser-texts.ts'
import { createAppRouter, type RouteTree } from './router.tsx'
import { startKeeping } from './frame/pages/kept-pages.ts'
import { rememberedRows } from './frame/lists/remembered-rows.ts'
import { readTheme } from './frame/preferences/theme-choice.ts'

/** Takes over the page that the server sent, with the routes that this entry knows, and its own page for what failed. */
export const startPage = (routeTree: RouteTree, errorPage?: ErrorRouteComponent): void => {
  const texts = createBrowserTexts()
  const router = createAppRouter({
    routeTree,
    context: {
      api: browserApi,
      texts,
      theme: readTheme(document.cookie),
      rows: rememberedRows,
      isShown: (href) =>
        router.state.resolvedLocation?.href === href &&
        router.state.matches.every(({ status }) => status === 'success'),
    },
    ...(errorPage !== undefined && { errorPage }),
  })
  // The workbench is not drawn by the server: the code of its page comes while its data is asked for, not after.
  if (errorPage !== undefined)
    for (const route of router.getMatchedRoutes(router.latestLocation.pathname)[0])
      router.loadRouteChunk(route)?.catch((error: unknown) => report(error, 'code of a page'))
  const moved = startKeeping()
  router.subscribe('onResolved', ({ hrefChanged, fromLocation, toLocation }) => {
    if (hrefChanged && fromLocation) moved(toLocation.href)
  })
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    {
      onUncaughtError: (error) => report(error, 'rendering'),
      // What the server refused stands on the page in words; it is no fault of the program.
      onCaughtError: (error) => {
        if (!(error instanceof ApiError && error.status < 500)) report(error, 'rendering')
      },
    },
  )
}
