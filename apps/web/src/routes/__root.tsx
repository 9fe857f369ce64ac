import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppContext } from '../app-context.ts'
import { findVisitor } from '../features/identity/index.ts'
import { askAgain } from '../lib/api/index.ts'
import { isWorkbench } from '../lib/routing/areas.ts'
import { keepTitle, pageMeta } from '../lib/page-meta.ts'
import { schoolOf } from '../lib/routing/page-school.ts'
import { goTo } from '../lib/routing/page-flow.ts'
import { withoutParameter } from '../lib/routing/paths.ts'
import { BareErrorPage, BareNotFoundPage } from '../frame/pages/errors/bare-pages.tsx'
import { PageDocument } from '../frame/pages/page-document.tsx'
import { PageFrame } from '../frame/pages/page-frame.tsx'
import { iconLinks } from '../frame/pages/brand/school-icon.ts'
import { preloadedFonts } from '../frame/pages/preloaded-fonts.ts'

const home = { title: 'app-meta.home', description: 'app-meta.home_description' } as const
const absent = { title: 'app-meta.not_found' } as const

type Head = Parameters<typeof pageMeta>[0]

/** A page that failed is named after the school; any other says its own name once it is known. */
const metaOf = (head: Head, isFailed: boolean) => {
  const page = pageMeta(head, home)
  return import.meta.env.SSR || isFailed ? page : keepTitle(page, () => document.title)
}

export const Route = createRootRouteWithContext<AppContext>()({
  staticData: { texts: ['common', 'app-meta'] },
  beforeLoad: async ({ context, location, matches }) => {
    const clean = withoutParameter(location.href, 'token')
    if (clean !== undefined) goTo(clean)
    // All that the page needs at once: the texts of its routes come together, beside its code.
    await context.texts.need(...matches.flatMap(({ staticData }) => staticData.texts ?? []))
  },
  loader: async (page) => ({ visitor: await askAgain(page, () => findVisitor(page.context.api)) }),
  // Who is signed in changes by a new page load (sign-in, sign-out) or by `router.invalidate()`.
  staleTime: Infinity,
  head: ({ match, matches }) => ({
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name for "no route below fits"
    ...(match._notFound
      ? pageMeta({ match, matches }, absent)
      : metaOf(
          { match, matches },
          matches.some(({ status }) => status === 'error'),
        )),
    links: [
      ...iconLinks(schoolOf(matches)),
      ...preloadedFonts(match.context.texts.locale, isWorkbench(matches.at(-1)?.pathname ?? '/')),
    ],
  }),
  shellComponent: PageDocument,
  component: PageFrame,
  // Outside of any frame, so they bring the main part themselves.
  errorComponent: BareErrorPage,
  notFoundComponent: BareNotFoundPage,
})
