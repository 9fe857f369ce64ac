import { buildPages } from './build-pages.ts'

// `npm start`: builds the pages when their sources are newer than the build, then becomes the server.
const { code } = await buildPages()
if (code !== 0) {
  console.error('The pages could not be built (see above).')
  process.exit(1)
}
// Not a fixed name: the server belongs to its own workspace and is checked there.
const server = new URL('../apps/server/src/main.ts', import.meta.url).href
await import(server)
