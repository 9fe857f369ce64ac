import { createFileRoute } from '@tanstack/react-router'
import { OwnershipPage, readOwnershipOffer } from '../../../features/staff/index.ts'
import { ensure } from '../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/ownership/$token')({
  staticData: { texts: ['school'] },
  loader: async (page) => {
    await ensure(page, readOwnershipOffer, { params: { token: page.params.token } })
  },
  component: OwnershipPage,
})
