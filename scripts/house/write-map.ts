import { writeMap } from './map.ts'

// `npm run docs:map`
writeMap()
