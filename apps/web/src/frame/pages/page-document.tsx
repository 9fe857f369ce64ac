import { HeadContent, ScriptOnce, Scripts, useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import '@lectern/ui/theme/fonts.css'
import '@lectern/ui/theme/tokens.css'
import '@lectern/ui/theme/brand.css'
import '@lectern/ui/theme/base.css'
import { brandStyle } from '../../lib/brand-style.ts'
import { isWorkbench } from '../../lib/routing/areas.ts'
import { schoolOf } from '../../lib/routing/page-school.ts'
import { brandOf } from './brand/brand.ts'
import { earlyPressesScript, useEarlyPresses } from './early-presses.ts'
import { preloadForBrowser } from './page-preloads.ts'
import { PageFiles } from './page-files.tsx'

/** The HTML document around every page. Theme and brand stand in the markup, so that no page flashes in the wrong colours. */
export const PageDocument = ({ children }: { children: ReactNode }) => {
  const router = useRouter()
  useEarlyPresses({ isFrameAwaited: isWorkbench(router.state.location.pathname) })
  const { texts, theme } = router.options.context
  if (import.meta.env.SSR) preloadForBrowser(router)
  const brand = useMatches({
    select: (matches) => brandOf(schoolOf(matches)),
  })
  return (
    <html
      lang={texts.locale}
      data-theme={theme === 'auto' ? undefined : theme}
      {...(brand && brandStyle(brand))}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <ScriptOnce>{earlyPressesScript}</ScriptOnce>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme === 'auto' ? 'light dark' : theme} />
        <PageFiles />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
