import { buildPages } from './build-pages.ts'

// `npm run build`: builds the pages, whether or not their sources have changed.
process.exit((await buildPages({ always: true })) ? 0 : 1)
