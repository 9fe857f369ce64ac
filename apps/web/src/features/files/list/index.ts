export { FileRow } from './file-row.tsx'
export { isDocument, isUnready } from './file-rights.ts'
export { UnitFiles } from './unit-files.tsx'
