import { createFileRoute } from '@tanstack/react-router'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { listPermissions } from '../../features/staff/index.ts'
import { firstPage } from '../../frame/expert/index.ts'
import { currentStep, getFirstSteps, offeredSteps } from '../../features/schools/index.ts'
import { ensure, queryFor } from '../../lib/api/index.ts'
import { goTo } from '../../lib/routing/page-flow.ts'
import { expertPaths } from '../../lib/routing/expert-paths.ts'

export const Route = createFileRoute('/expert/')({
  beforeLoad: async (page) => {
    const { data } = await ensure(page, listPermissions, {})
    const permissions = expandPermissions(data)
    if (permissions.has('cabinet_edit')) {
      page.context.queryClient.removeQueries(queryFor(getFirstSteps, {}))
      const { data: first } = await ensure(page, getFirstSteps, {})
      if (first.is_shown && currentStep(offeredSteps(first, permissions)) !== undefined)
        goTo(expertPaths.firstSteps)
    }
    goTo(firstPage(data))
  },
})
