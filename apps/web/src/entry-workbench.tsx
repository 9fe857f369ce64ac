// Development only: lets an edited component be replaced in place. Must come first; empty in a build.
import '@vitejs/plugin-react/preamble'
import { report } from './lib/reporting.ts'

// The page's security policy forbids code made from text, and each try is reported: schemas are told so before the first one
// is made, by the settings object that the library reads.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })

// A chunk of its own: the build puts shared code beside it, and what is shared with an entry would start the page twice. Without
// `await`, which at the top of a module would keep the build from joining chunks that are always loaded together.
import('./workbench.tsx')
  .then(({ startWorkbench }) => startWorkbench())
  .catch((error: unknown) => report(error, 'start'))
