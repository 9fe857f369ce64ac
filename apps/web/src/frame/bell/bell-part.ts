// A chunk of its own: the pages of the account come with the other half of the feature.
export { Bell, countAgain } from '../../features/notifications/index.ts'
