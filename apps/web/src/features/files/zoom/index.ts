export { ZoomOverlay, type ZoomedImage } from './zoom-overlay.tsx'
