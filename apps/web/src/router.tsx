import { createRouter } from '@tanstack/react-router'
import { QueryClientProvider, dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query'
import type { AppContext } from './app-context.ts'
import { TextsProvider } from './lib/texts/index.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { PagePending } from './shell/page-pending.tsx'

/** What a rendered page hands to the browser, as JSON strings: texts by group, and the data its loaders asked for. */
interface PageState {
  texts: string
  data: string
}

const isDehydrated = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && 'mutations' in value

interface RouterParts {
  context: AppContext
  nonce?: string
  /** Server: the texts that the page must carry. */
  carriedTexts?: () => string
  /** Browser: takes them back. */
  receiveTexts?: (json: string) => void
}

/**
 * The router of one page request or one browser tab, with the providers that every page stands on.
 * Nothing in it is shared between requests.
 */
export const createAppRouter = ({ context, nonce, carriedTexts, receiveTexts }: RouterParts) =>
  createRouter({
    routeTree,
    context,
    ...(nonce !== undefined && { ssr: { nonce } }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    dehydrate: (): PageState => ({
      texts: carriedTexts?.() ?? '{}',
      data: JSON.stringify(dehydrate(context.queryClient)),
    }),
    hydrate: (state: PageState) => {
      receiveTexts?.(state.texts)
      const data: unknown = JSON.parse(state.data)
      if (isDehydrated(data)) hydrate(context.queryClient, data)
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={context.queryClient}>
        <TextsProvider i18n={context.texts.i18n}>{children}</TextsProvider>
      </QueryClientProvider>
    ),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
