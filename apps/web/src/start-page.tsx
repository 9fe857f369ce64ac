import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { browserApi } from './lib/api/index.ts'
import { report } from './lib/reporting.ts'
import { createBrowserTexts } from './lib/texts/browser-texts.ts'
import { createAppRouter, type RouteTree } from './router.tsx'
import { readTheme } from './shell/theme-choice.ts'

/** Takes over the page that the server sent, with the routes that this entry knows. */
export const startPage = (routeTree: RouteTree): void => {
  const texts = createBrowserTexts()
  const router = createAppRouter({
    routeTree,
    context: { api: browserApi, texts, theme: readTheme(document.cookie) },
    receiveTexts: texts.receive,
  })
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    { onUncaughtError: (error) => report(error, 'rendering') },
  )
}
