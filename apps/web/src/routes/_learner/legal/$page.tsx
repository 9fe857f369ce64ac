import { createFileRoute } from '@tanstack/react-router'
import { LegalPage, loadLegalPage } from '../../../features/schools/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'

export const Route = createFileRoute('/_learner/legal/$page')({
  loader: (page) => loadLegalPage(page, page.params.page),
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: `common.legal_${loaderData.page}` }) : {},
  component: LegalPage,
})
