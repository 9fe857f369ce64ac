import { createFileRoute } from '@tanstack/react-router'
import { GroupPage, listAccessGroups } from '../../../../../features/staff/index.ts'
import { ensure } from '../../../../../lib/api/index.ts'
import { readId } from '../../../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/settings/team/groups/$groupId')({
  staticData: { texts: ['school'] },
  params: {
    parse: ({ groupId }) => ({ groupId: readId(groupId) }),
    stringify: ({ groupId }) => ({ groupId: String(groupId) }),
  },
  loader: async (page) => {
    await ensure(page, listAccessGroups, {})
  },
  component: GroupPage,
})
