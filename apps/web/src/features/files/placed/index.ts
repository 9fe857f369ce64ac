export { PlacedFiles } from './placed-files.tsx'
export { useKnowFile, useRenewFile, useStoredFiles } from './use-stored-files.ts'
