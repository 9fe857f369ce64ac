import { createFileRoute } from '@tanstack/react-router'
import { listAccessGroups, MemberPage } from '../../../../features/staff/index.ts'
import { ensure } from '../../../../lib/api/index.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/settings/team/$userId')({
  staticData: { texts: ['school'] },
  params: {
    parse: ({ userId }) => ({ userId: readId(userId) }),
    stringify: ({ userId }) => ({ userId: String(userId) }),
  },
  loader: async (page) => {
    await ensure(page, listAccessGroups, {})
  },
  component: MemberPage,
})
