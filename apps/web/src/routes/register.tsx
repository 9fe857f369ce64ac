import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { readRegisterSearch, RegisterPage } from '../features/accounts/index.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { paths } from '../lib/paths.ts'

export const Route = createFileRoute('/register')({
  validateSearch: readRegisterSearch,
  search: { middlewares: [stripSearchParams({ next: paths.home })] },
  beforeLoad: ({ context }) => context.texts.need('auth', 'create-account'),
  head: ({ match }) =>
    pageMeta(match.context.texts, {
      title: 'app-meta.register',
      description: 'app-meta.register_description',
    }),
  component: RegisterPage,
})
