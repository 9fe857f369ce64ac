export { CaptionsManager } from './captions-manager.tsx'
