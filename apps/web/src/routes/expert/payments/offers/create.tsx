import { createFileRoute } from '@tanstack/react-router'
import { NewOffer } from '../../../../features/offers/index.ts'

export const Route = createFileRoute('/expert/payments/offers/create')({
  staticData: { texts: ['offers', 'account', 'course'] },
  component: NewOffer,
})
