import { createFileRoute } from '@tanstack/react-router'
import { CallbackPage } from '../../../../features/identity/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

export const Route = createFileRoute('/_enter/auth/callback/$service')({
  head: (head) => pageMeta(head, { title: 'app-meta.login' }),
  component: CallbackPage,
})
