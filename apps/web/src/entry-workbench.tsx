// Development only: lets an edited component be replaced in place. Must come first; empty in a build.
import '@vitejs/plugin-react/preamble'
import { startPage } from './start-page.tsx'

// The workbench, from which learners' pages are reached too; in development every page. Its routes are a chunk of their own:
// the build puts shared code beside them, and what is shared with an entry would start the page a second time.
// The page's security policy forbids code made from text, and each try is reported: schemas are told so before the first one
// is made, by the settings object that the library reads.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })

const [{ routeTree }, { AreaErrorPage }] = await Promise.all([
  import('./routeTree.gen.ts'),
  import('./shell/expert-error-page.tsx'),
  // Every page of the workbench asks for these first; named here they come with the others.
  import('./lib/query-client.ts'),
  import('./shell/expert-title.ts'),
])
startPage(routeTree, AreaErrorPage)
