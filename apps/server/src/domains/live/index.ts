export { type PlaceNews, tellBell, tellImport, tellPlace, tellTask } from './tell-live.ts'
export { liveServices } from './services.ts'
