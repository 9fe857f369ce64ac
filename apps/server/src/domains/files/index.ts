export {
  addChild,
  enqueueProcessing,
  findFileToProcess,
  type FileToProcess,
  type NewChild,
  type ProcessFindings,
  processFile,
  removeChildren,
  setProcess,
  storageKeyOf,
} from './process-state.ts'
export { mountFiles } from './byte.routes.ts'
export { announceFileChange } from './file-change.ts'
export type { FileAsker, PlaceKind, PlaceName } from './file-access.ts'
export { createFileDoor, type FileDoor } from './file-door.ts'
export { registerFiles } from './files.routes.ts'
export { handleTidyFiles, tidyFiles } from './jobs/tidy-files.ts'
export { handleProcessFile } from './processing/handle-process-file.ts'
export { placeFiles, type PlacedFile } from './use-cases/place-files.ts'
