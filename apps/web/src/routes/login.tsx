import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { SignInPage } from '../features/accounts/index.ts'
import { readNext } from '../lib/next-search.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { paths } from '../lib/paths.ts'

export const Route = createFileRoute('/login')({
  validateSearch: readNext,
  search: { middlewares: [stripSearchParams({ next: paths.home })] },
  beforeLoad: ({ context }) => context.texts.need('auth'),
  head: ({ match }) =>
    pageMeta(match.context.texts, { title: 'app-meta.login', description: 'app-meta.login_description' }),
  component: SignInPage,
})
