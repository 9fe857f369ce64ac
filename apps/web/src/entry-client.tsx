import { routeTree } from 'virtual:learner-routes'
import { startPage } from './start-page.tsx'

// What a text needs may load schemas, whose library would try to make code from text (`entry-workbench.tsx`).
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })

// Every page but those of the workbench.
startPage(routeTree)
