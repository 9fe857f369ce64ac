import { AreaErrorPage } from './shell/pages/expert-error-page.tsx'
import { routeTree } from './routeTree.gen.ts'
import { startPage } from './start-page.tsx'

/** Takes over the page with the routes of everybody: from the workbench, learners' pages are reached too. */
export const startWorkbench = (): void => startPage(routeTree, AreaErrorPage)
