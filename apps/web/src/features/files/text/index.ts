export { TextDialog } from './text-dialog.tsx'
export { TextViewer } from './text-viewer.tsx'
