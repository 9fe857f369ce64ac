import { createFileRoute } from '@tanstack/react-router'
import {
  ClosedGroupPage,
  getClosedGroup,
  readGroupPageSearch,
} from '../../../../features/closed-groups/index.ts'
import { ensure } from '../../../../lib/api/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/closed-group/detail/$groupId/settings/edit')({
  staticData: { texts: ['closed-groups', 'participants', 'account', 'course', 'school'] },
  params: {
    parse: ({ groupId }) => ({ groupId: readId(groupId) }),
    stringify: ({ groupId }) => ({ groupId: String(groupId) }),
  },
  validateSearch: readGroupPageSearch,
  loader: async (page) => {
    const params = { group: page.params.groupId }
    const { data: group } = await ensure(page, getClosedGroup, { params })
    return { title: group.name }
  },
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: { text: loaderData.title } }) : {},
  component: ClosedGroupPage,
})
