export type { FileDependencies } from './file-dependencies.ts'
export type { FileRequester, PlaceKind } from './decide-file.ts'
export { type FileAccess } from './file-access.ts'
export { findHandedIn, listHandedIn } from './handed-in.repository.ts'
export { deleteFiles } from './use-cases/delete-files.ts'
export { copyPlaces, emptyPlaces, listPlacedUuids, placeFiles } from './use-cases/place-files.ts'
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
export { handleKeepOlderFileWords } from './words/jobs/keep-older-words.ts'
export { type FileInUnit, listCues, listDocumentTexts, listFilesIn } from './words/words.repository.ts'
export { fileServices } from './services.ts'
