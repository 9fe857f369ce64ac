export { UnitComments } from './lazy-comments.ts'
