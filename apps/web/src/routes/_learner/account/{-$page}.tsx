import { createFileRoute } from '@tanstack/react-router'
import { goTo } from '../../../lib/page-flow.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { AccountLayout } from '../../../shell/account/account-layout.tsx'
import { loadAccount } from '../../../shell/account/account-pages.ts'
import { readAccountSearch } from '../../../shell/account/account-search.ts'

/** The student cabinet; one route for all its pages, because the route table is part of every page. */
export const Route = createFileRoute('/_learner/account/{-$page}')({
  staticData: { width: 'wide' },
  validateSearch: readAccountSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, params }) =>
    params.page ? context.texts.need('account', 'auth', 'create-account') : goTo(paths.account('products')),
  loader: (page) => loadAccount(page, page.params.page ?? '', page.deps),
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: `account.${loaderData.page.name}` }) : {},
  component: AccountLayout,
})
