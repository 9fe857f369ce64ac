export { follow } from './follow.ts'
export { useLive } from './use-live.ts'
