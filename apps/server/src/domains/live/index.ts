export { type PlaceNews, tellBell, tellPlace } from './tell-live.ts'
export { liveServices } from './services.ts'
