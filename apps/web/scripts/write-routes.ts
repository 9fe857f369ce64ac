import { createServer } from 'vite'
import { webConfig } from '../vite.config.ts'

// Writes `src/routeTree.gen.ts` of the files in `src/routes`, as a build does first of all.
const server = await createServer({ ...webConfig(), appType: 'custom', server: { middlewareMode: true } })
await server.close()
