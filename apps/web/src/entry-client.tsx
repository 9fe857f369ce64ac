import { routeTree } from 'virtual:learner-routes'
import { startPage } from './start-page.tsx'

// Every page but those of the workbench.
startPage(routeTree)
