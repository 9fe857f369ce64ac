import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { RestorePage } from '../../features/identity/index.ts'
import { readNext } from '../../lib/routing/next-search.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { paths } from '../../lib/routing/paths.ts'

export const Route = createFileRoute('/_enter/restore')({
  validateSearch: readNext,
  search: { middlewares: [stripSearchParams({ next: paths.home })] },
  head: (head) => pageMeta(head, { title: 'app-meta.restore' }),
  component: RestorePage,
})
