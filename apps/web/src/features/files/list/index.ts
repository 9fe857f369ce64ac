export { UnitFiles } from './unit-files.tsx'
