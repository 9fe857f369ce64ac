export { type PlaceNews, tellBell, tellPlace, tellTask } from './tell-live.ts'
export { liveServices } from './services.ts'
