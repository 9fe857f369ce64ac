import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../../lib/routing/page-flow.ts'
import { isProduction } from '../../features/identity/index.ts'
import { DevUiPage } from '../../features/dev-ui/index.ts'

/** Every component in every state; in demo mode only. */
export const Route = createFileRoute('/dev/ui')({
  // The server decides whether the page is there; drawing it is the browser's.
  ssr: 'data-only',
  staticData: { texts: ['expert'] },
  beforeLoad: async ({ context }) => {
    const { data } = await isProduction({}, { api: context.api })
    if (data.is_prod) pageNotFound()
  },
  head: () => ({ meta: [{ title: 'Components · Lectern' }, { name: 'robots', content: 'noindex' }] }),
  component: DevUiPage,
})
