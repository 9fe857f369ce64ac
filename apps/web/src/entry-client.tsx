// Development only: lets an edited component be replaced in place. Must come first; empty in a build.
import '@vitejs/plugin-react/preamble'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { browserApi } from './lib/api/index.ts'
import { report } from './lib/reporting.ts'
import { createBrowserTexts } from './lib/texts/browser-texts.ts'
import { createAppRouter } from './router.tsx'
import { readTheme } from './shell/theme-choice.ts'

const texts = createBrowserTexts()
const router = createAppRouter({
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
