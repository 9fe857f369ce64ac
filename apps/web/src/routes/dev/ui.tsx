import { createFileRoute } from '@tanstack/react-router'
import { DevUiPage } from '../../features/dev-ui/index.ts'

/** Every component in every state; the server answers this address in demo mode only. */
export const Route = createFileRoute('/dev/ui')({
  ssr: false,
  beforeLoad: ({ context }) => context.texts.need('expert'),
  head: () => ({ meta: [{ title: 'Components · Lectern' }, { name: 'robots', content: 'noindex' }] }),
  component: DevUiPage,
})
