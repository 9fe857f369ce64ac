export { PdfDialog, type PdfDialogProps } from './pdf-dialog.tsx'
export { PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx'
