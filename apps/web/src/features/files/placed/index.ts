export { PlacedFiles } from './placed-files.tsx'
