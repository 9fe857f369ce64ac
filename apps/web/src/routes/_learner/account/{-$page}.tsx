import { createFileRoute } from '@tanstack/react-router'
import { goTo } from '../../../lib/routing/page-flow.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { AccountLayout } from '../../../frame/areas/account/account-layout.tsx'
import { loadAccount } from '../../../frame/areas/account/account-pages.ts'
import { readAccountSearch } from '../../../frame/areas/account/account-search.ts'

/** The learning space; one route for all its pages, because the route table is part of every page. */
export const Route = createFileRoute('/_learner/account/{-$page}')({
  staticData: {
    width: 'wide',
    texts: ['account', 'checkout', 'money-documents', 'orders', 'auth', 'create-account', 'notices', 'home'],
  },
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
