// Development only: lets an edited component be replaced in place. Must come first; empty in a build.
import '@vitejs/plugin-react/preamble'

// The page's security policy forbids code made from text, and each try is reported: schemas are told so before the first one
// is made, by the settings object that the library reads.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })

// A chunk of its own: the build puts shared code beside it, and what is shared with an entry would start the page twice.
const { startWorkbench } = await import('./workbench.tsx')
startWorkbench()
