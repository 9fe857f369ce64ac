import { createFileRoute } from '@tanstack/react-router'
import { getUser, listAlerts } from '../../features/identity/index.ts'
import { listPermissions } from '../../features/staff/index.ts'
import { listPendingPayments } from '../../features/orders/index.ts'
import { addressOf, ensure, queryFor } from '../../lib/api/index.ts'
import { goTo } from '../../lib/routing/page-flow.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { expertQueryClient } from '../../lib/query-client.ts'
import { BareErrorPage } from '../../frame/pages/errors/bare-pages.tsx'
import { ExpertLayout, ExpertNotFound } from '../../frame/areas/expert/expert-layout.tsx'
import { placeInSchool } from '../../frame/areas/expert/expert-school.ts'
import { prefetchNotices } from '../../frame/areas/expert/expert-notice-queries.ts'
import { ExpertPending } from '../../frame/areas/expert/expert-pending.tsx'
import { expertMeta } from '../../frame/areas/expert/expert-title.ts'

export const Route = createFileRoute('/expert')({
  // A workbench is not read by search engines and holds the heavy tools: drawn in the browser alone. A visitor without a
  // session is sent away before that by the server (frame/pages/redirect-before-page.ts), and here on later navigation.
  ssr: false,
  staticData: {
    texts: ['school', 'expert', 'create-account', 'create-course'],
    calls: [getUser, listPermissions, listAlerts, listPendingPayments].map(({ path }) => addressOf(path, {})),
  },
  beforeLoad: async ({ context, location }) => {
    const queryClient = expertQueryClient()
    const [user] = await Promise.all([
      ensure({ context: { queryClient }, location }, getUser, {}),
      prefetchNotices(queryClient, context.texts),
      // The frame waits for it; asked for beside the person, not after.
      queryClient.prefetchQuery(queryFor(listPermissions, {})),
    ])
    const elsewhere = placeInSchool(user.data.cabinets, location.pathname)
    if (elsewhere !== undefined) goTo(elsewhere)
    const current = user.data.cabinets.find(({ is_current }) => is_current)
    return { queryClient, schoolName: current?.user_cabinet === false ? current.name : undefined }
  },
  head: (head) => {
    if (head.match.status === 'notFound') return pageMeta(head, { title: 'app-meta.not_found' })
    return expertMeta(head, head.matches.at(-1)?.pathname ?? head.match.pathname)
  },
  component: ExpertLayout,
  notFoundComponent: ExpertNotFound,
  pendingComponent: ExpertPending,
  // It stands since the document came: nothing flashes when the page takes its place at once.
  pendingMinMs: 0,
  // Without the frame around it: the frame is what failed.
  errorComponent: BareErrorPage,
})
