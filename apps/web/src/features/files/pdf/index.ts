export { PdfDialog } from './pdf-dialog.tsx'
export { PdfViewer } from './pdf-viewer.tsx'
