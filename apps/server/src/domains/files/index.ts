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
export { handleProcessFile } from './processing/handle-process-file.ts'
