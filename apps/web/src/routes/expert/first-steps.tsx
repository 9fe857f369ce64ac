import { createFileRoute } from '@tanstack/react-router'
import { FirstStepsPage, getSchoolSettings, getFirstSteps } from '../../features/schools/index.ts'
import { getMailDelivery } from '../../features/staff/index.ts'
import { ensure, queryFor } from '../../lib/api/index.ts'

export const Route = createFileRoute('/expert/first-steps')({
  loader: async (page) => {
    // What was done on other pages since then counts at once.
    page.context.queryClient.removeQueries(queryFor(getFirstSteps, {}))
    await Promise.all([
      ensure(page, getFirstSteps, {}),
      ensure(page, getSchoolSettings, {}),
      ensure(page, getMailDelivery, {}),
    ])
  },
  component: FirstStepsPage,
})
