import { createFileRoute } from '@tanstack/react-router'
import { getPublicGroup, GroupAccessPage } from '../../../features/closed-groups/index.ts'
import { load } from '../../../lib/api/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { readId } from '../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/_learner/group-access/$group')({
  staticData: { texts: ['account'] },
  loader: async (page) => {
    const group = readId(page.params.group)
    return { group: (await load(page, getPublicGroup, { params: { group } })).data }
  },
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: { text: loaderData.group.name } }) : {},
  component: GroupAccessPage,
})
