import { createRouter, type ErrorRouteComponent } from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { TextsProvider, type TextGroup } from './lib/texts/index.ts'
import type { routeTree as wholeTree } from './routeTree.gen.ts'
import { ErrorPage } from './frame/pages/errors/error-page.tsx'
import { errorTransport } from './frame/pages/errors/error-transport.ts'
import { textTransport } from './features/blocks/index.ts'
import { NotFoundPage } from './frame/pages/errors/not-found-page.tsx'
import { PagePending } from './frame/pages/page-pending.tsx'
import { keepReaderPlace } from './lib/routing/reader-place.ts'

/** The routes; an entry may know a part of them only. */
export type RouteTree = typeof wholeTree

interface RouterParts {
  routeTree: RouteTree
  context: AppContext
  nonce?: string
  /** What stands in place of a page that failed. */
  errorPage?: ErrorRouteComponent
}

/**
 * The router of one page request or one browser tab, with the providers that every page stands on.
 * Nothing in it is shared between requests.
 */
export const createAppRouter = ({ routeTree, context, nonce, errorPage = ErrorPage }: RouterParts) => {
  const place = keepReaderPlace()
  const router = createRouter({
    routeTree,
    context,
    ...(nonce !== undefined && { ssr: { nonce } }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: place.scrollRestoration,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: errorPage,
    defaultNotFoundComponent: () => <NotFoundPage />,
    defaultPendingComponent: PagePending,
    // The page stands in its words; the browser has them as files of their own before it takes the page over.
    dehydrate: () => ({ texts: context.texts.needed(), form: context.form }),
    hydrate: ({ texts, form }: { texts: TextGroup[]; form: string | undefined }) => {
      context.form = form
      return context.texts.need(...texts)
    },
    Wrap: ({ children }) => <TextsProvider i18n={context.texts.i18n}>{children}</TextsProvider>,
  })
  place.watch(router)
  // Known to the options, but not to the constructor's types.
  router.options.serializationAdapters = [errorTransport, textTransport]
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** How wide the learner's frame holds the page; the reading column unless said otherwise. */
    width?: 'read' | 'wide' | 'bare'
    /** The groups of texts that the page is written in. */
    texts?: readonly TextGroup[]
    /** Addresses of the first calls of a page that the browser draws, under the API's own. */
    calls?: readonly string[]
  }
}
