export { SubscriptionPage } from './subscription-page.tsx'
export { getSubscription } from '../api.ts'
