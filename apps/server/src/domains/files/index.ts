export { mountFiles } from './byte.routes.ts'
export type { FileDependencies } from './file-dependencies.ts'
export type { FileRequester, PlaceKind, PlaceName, PlaceReader } from './decide-file.ts'
export { createFileAccess, type FileAccess } from './file-access.ts'
export { findHandedIn, listHandedIn } from './handed-in.repository.ts'
export { registerFiles } from './files.routes.ts'
export { failAbandonedProcessing, handleFailAbandonedProcessing } from './jobs/fail-abandoned-processing.ts'
export { handleTidyFiles, tidyFiles } from './jobs/tidy-files.ts'
export { handleProcessing } from './processing/handle-process-file.ts'
export { deleteFiles, forgetUploads } from './use-cases/delete-files.ts'
export {
  copyPlaces,
  emptyPlaces,
  listPlacedUuids,
  placeFiles,
  type PlacedFile,
} from './use-cases/place-files.ts'
export { type PictureBytes, readPictures } from './use-cases/read-pictures.ts'
export { receiveStream } from './use-cases/receive-stream.ts'
export { describeKeptFiles, type KeptFile } from './use-cases/describe-kept-files.ts'
export { listUnready } from './use-cases/list-unready.ts'
export { addCaptions } from './use-cases/change-captions.ts'
export { quotaOf } from './uploads/quota.ts'
export {
  describeFile,
  findCourseFile,
  listForgottenCourseFiles,
  listNoted,
  listWholeFiles,
  type WholeFile,
} from './whole/whole-files.ts'
export { handleKeepOlderFileWords, keepOlderFileWords } from './words/jobs/keep-older-words.ts'
export { type FileInUnit, listCues, listDocumentTexts, listFilesIn } from './words/words.repository.ts'
export { ownFiles } from './file-columns.ts'
