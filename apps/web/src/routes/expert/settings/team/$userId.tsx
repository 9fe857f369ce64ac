import { createFileRoute } from '@tanstack/react-router'
import { listAccessGroups, MemberPage } from '../../../../features/schools/index.ts'
import { ensure } from '../../../../lib/api/index.ts'
import { readId } from '../../../../lib/id-params.ts'

export const Route = createFileRoute('/expert/settings/team/$userId')({
  params: {
    parse: ({ userId }) => ({ userId: readId(userId) }),
    stringify: ({ userId }) => ({ userId: String(userId) }),
  },
  beforeLoad: ({ context }) => context.texts.need('school'),
  loader: async (page) => {
    await ensure(page, listAccessGroups, {})
  },
  component: MemberPage,
})
