import { preload, preloadModule } from 'react-dom'
import type { RegisteredRouter } from '@tanstack/react-router'
import { apiAddress } from '../../lib/api/index.ts'

/**
 * Server: what the browser will ask for as soon as the page's code runs, named in the document, so that it comes beside that
 * code: the files of its texts, and the first calls of pages that the server does not draw.
 */
export const preloadForBrowser = (router: RegisteredRouter): void => {
  const { context, ssr } = router.options
  for (const file of context.texts.files())
    preloadModule(file, { as: 'script', ...(ssr?.nonce !== undefined && { nonce: ssr.nonce }) })
  const [routes] = router.getMatchedRoutes(router.state.location.pathname)
  for (const address of routes.flatMap(({ options }) => options.staticData?.calls ?? []))
    preload(apiAddress(address), { as: 'fetch', crossOrigin: 'anonymous' })
}
