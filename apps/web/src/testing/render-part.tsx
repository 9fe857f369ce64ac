import { toasts } from '@lectern/ui/feedback/toast-store'
import { addTextFiles } from 'virtual:workbench-text-files'
import type { Locale } from '@lectern/contract/kernel/locales'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextsProvider, type TextGroup } from '../lib/texts/index.ts'
import { createBrowserTexts } from '../lib/texts/browser-texts.ts'

interface PartSetting {
  locale?: Locale
  /** Of the window, in pixels. */
  width?: number
  height?: number
  /** The groups of texts that pages load before they show the part. */
  texts?: readonly TextGroup[]
  /** The address at which the part finds itself. */
  at?: string
}

addTextFiles()

/** A part that is shown. */
interface ShownPart {
  /** Where the part has led its reader, with the search. */
  readonly address: () => string
}

/** The address matches the root alone: a part finds a match, as on every page, without parameters. */
const createPage = async (part: ReactNode, at: string) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  return router
}

/** Shows a part of a page with the styles, texts and fonts of a page, in a window of this width. */
export const renderPart = async (
  part: ReactNode,
  { locale = 'en', width = 1440, height = 900, texts: groups = ['common'], at = '/' }: PartSetting = {},
): Promise<ShownPart> => {
  document.documentElement.lang = locale
  // Parts share a tab: what an earlier one said is not said by this one.
  for (const { id } of toasts.list()) toasts.close(id)
  const texts = createBrowserTexts()
  await Promise.all([page.viewport(width, height), texts.need(...groups)])
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = await createPage(part, at)
  await render(
    <QueryClientProvider client={queries}>
      <TextsProvider i18n={texts.i18n}>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>,
  )
  await document.fonts.ready
  return { address: () => router.history.location.href }
}
