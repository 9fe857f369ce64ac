import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage, readInvitation } from '../../../features/staff/index.ts'
import { load } from '../../../lib/api/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'

export const Route = createFileRoute('/_enter/invitations/$token')({
  loader: async (page) => ({
    invitation: (await load(page, readInvitation, { params: { token: page.params.token } })).data,
  }),
  head: (head) => pageMeta(head, { title: 'app-meta.invitation' }),
  component: InvitationPage,
})
