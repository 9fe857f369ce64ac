import { buildPages } from './build-pages.ts'

// `npm run build`: builds the pages, whether or not their sources have changed.
const { code } = await buildPages({ always: true })
process.exit(code)
