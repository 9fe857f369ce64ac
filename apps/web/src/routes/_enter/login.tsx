import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { loadServices, readSignInSearch, SignInPage } from '../../features/accounts/index.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'

export const Route = createFileRoute('/_enter/login')({
  validateSearch: readSignInSearch,
  search: { middlewares: [stripSearchParams({ next: paths.home })] },
  loader: ({ context }) => loadServices(context.api),
  staleTime: Infinity,
  head: ({ match }) =>
    pageMeta(match.context.texts, { title: 'app-meta.login', description: 'app-meta.login_description' }),
  component: SignInPage,
})
