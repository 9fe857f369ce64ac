import { buildPages } from './build-pages.ts'

// `npm start`: builds the pages when their sources are newer than the build, then becomes the server.
if (!(await buildPages())) {
  console.error('The pages could not be built (see above).')
  process.exit(1)
}
await import('../apps/server/src/main.ts')
