export { UnitFiles } from './unit-files.tsx'
export { ShownFiles } from './shown-files.tsx'
