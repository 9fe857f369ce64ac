import { createFileRoute } from '@tanstack/react-router'
import { goTo } from '../../../lib/routing/page-flow.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { AccountLayout } from '../../../shell/account/account-layout.tsx'
import { loadAccount } from '../../../shell/account/account-pages.ts'
import { readAccountSearch } from '../../../shell/account/account-search.ts'

/** The student cabinet; one route for all its pages, because the route table is part of every page. */
export const Route = createFileRoute('/_learner/account/{-$page}')({
  staticData: { width: 'wide', texts: ['account', 'auth', 'create-account'] },
  validateSearch: readAccountSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ params }) => {
    if (!params.page) goTo(paths.account('products'))
  },
  loader: (page) => loadAccount(page, page.params.page ?? '', page.deps),
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: `account.${loaderData.page.name}` }) : {},
  component: AccountLayout,
})
