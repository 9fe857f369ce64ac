import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { loadSignIn, readSignInSearch, SignInPage } from '../../features/identity/index.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { paths } from '../../lib/routing/paths.ts'

export const Route = createFileRoute('/_enter/login')({
  validateSearch: readSignInSearch,
  search: { middlewares: [stripSearchParams({ next: paths.home })] },
  loader: ({ context, location, parentMatchPromise }) =>
    loadSignIn(
      context.api,
      readSignInSearch(location.search),
      parentMatchPromise.then(({ loaderData }) => loaderData?.school),
    ),
  staleTime: Infinity,
  head: (head) => pageMeta(head, { title: 'app-meta.login', description: 'app-meta.login_description' }),
  component: SignInPage,
})
