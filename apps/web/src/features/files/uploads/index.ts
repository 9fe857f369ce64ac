/*
 * Uploads go on while pages come and go, after a reload, and in one tab at a time. Five notions:
 *
 * - an upload (upload.ts) is what people see of one file on its way;
 * - its task (upload-task.ts) is what this tab holds of it besides: the file, its address, how to stop it;
 * - the store (upload-store.ts) holds both, tells listeners and the other tabs of changes, and stores on the device
 *   (stored-uploads.ts) what a reload needs;
 * - the queue (upload-queue.ts) decides which uploads go out now; cancel-uploads.ts takes them out of it;
 * - tabs (upload-tabs.ts) are the lock that lets one tab send an upload, and the channel on which they tell each other;
 *   follow-tabs.ts shows here what others send.
 *
 * create-uploads.ts puts them together, uploads.ts for this browser. sending/ carries the bytes of one upload, view/ shows.
 */
export { type ChosenFile, readChosen, readDropped } from './sending/chosen-files.ts'
export { DropOverlay } from './view/drop-overlay.tsx'
export { acceptFor, guessKind } from './sending/guess-kind.ts'
export { KindIcon } from './view/kind-icon.tsx'
export { isOver, percentOf, type Upload, type UploadStatus, type UploadRequest } from './upload.ts'
export { UploadPanel } from './view/upload-panel.tsx'
export { reasonOf, type UploadReason } from './upload-reason.ts'
export { uploads } from './uploads.ts'
export { useFileWords } from './view/use-file-words.ts'
export { useUploads } from './view/use-uploads.ts'
export { useFileDrop, useFilePaste } from './view/use-file-drop.ts'
