import { createFileRoute } from '@tanstack/react-router'
import { listPermissions } from '../../features/accounts/index.ts'
import { firstPage } from '../../features/expert-shell/index.ts'
import { ensure } from '../../lib/api/index.ts'
import { goTo } from '../../lib/page-flow.ts'

export const Route = createFileRoute('/expert/')({
  beforeLoad: async (page) => {
    const { data } = await ensure(page, listPermissions, {})
    goTo(firstPage(data))
  },
})
