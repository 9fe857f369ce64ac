export { forgetEvents, handleForgetEvents } from './jobs/forget-events.ts'
export { mountLine } from './live.routes.ts'
export { type PlaceNews, tellBell, tellPlace } from './tell-live.ts'
export type { SeenPlace, SeenQueue, WatchDoors } from './watches.ts'
