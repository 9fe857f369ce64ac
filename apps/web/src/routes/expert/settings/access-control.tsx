import { createFileRoute } from '@tanstack/react-router'
import { AccessControlPage, getAccessControl } from '../../../features/schools/index.ts'
import { ensure } from '../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/settings/access-control')({
  staticData: { texts: ['school'] },
  loader: async (page) => {
    await ensure(page, getAccessControl, {})
  },
  component: AccessControlPage,
})
