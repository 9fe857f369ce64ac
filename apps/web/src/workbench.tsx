import { addTextFiles } from 'virtual:workbench-text-files'
import { report } from './lib/reporting.ts'
import { routeTree } from './routeTree.gen.ts'
import { AreaErrorPage } from './frame/pages/errors/expert-error-page.tsx'
import { startPage } from './start-page.tsx'

/** Loads the interface's face in the letters of this page before there are words: found with them it would move them. */
const loadFace = (): void => {
  document.fonts
    .load('1em "Inter Variable"', document.title)
    .catch((error: unknown) => report(error, 'face of the interface'))
}

/** Takes over the page with the routes of everybody: from the workbench, learners' pages are reached too. */
export const startWorkbench = (): void => {
  addTextFiles()
  // Behind the code, which on a slow line it would hold up, and beside the first answers.
  loadFace()
  startPage(routeTree, AreaErrorPage)
}
