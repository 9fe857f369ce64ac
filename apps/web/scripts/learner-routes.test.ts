import { expect, test } from 'vitest'
import { withoutRoutes } from './learner-routes.ts'

const tree = `
import { Route as rootRouteImport } from './routes/__root.tsx'
import { Route as LearnerRouteImport } from './routes/_learner.tsx'
import { Route as ExpertRouteRouteImport } from './routes/expert/route.tsx'
import { Route as ExpertCoursesIndexRouteImport } from './routes/expert/courses/index.tsx'

const LearnerRoute = LearnerRouteImport.update({
  id: '/_learner',
})
const ExpertRouteRoute = ExpertRouteRouteImport.update({
  id: '/expert',
})
const ExpertCoursesIndexRoute =
  ExpertCoursesIndexRouteImport.update({
    id: '/courses/',
  })

const ExpertRouteRouteChildren = {
  ExpertCoursesIndexRoute: ExpertCoursesIndexRoute,
}

const ExpertRouteRouteWithChildren = ExpertRouteRoute._addFileChildren(
  ExpertRouteRouteChildren,
)

const rootRouteChildren = {
  LearnerRoute: LearnerRoute,
  ExpertRouteRoute: ExpertRouteRouteWithChildren,
}
export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren)
`

test('a folder of routes goes without a trace, and the others stay as they are', () => {
  const left = withoutRoutes(tree, (path) => path.startsWith('./routes/expert/'))
  expect(left).not.toMatch(/import.*expert|ExpertRouteRoute\b|ExpertCoursesIndexRoute\b/)
  expect(left).toContain("import { Route as LearnerRouteImport } from './routes/_learner.tsx'")
  expect(left).toContain('  LearnerRoute: LearnerRoute,\n}')
  expect(left).toContain('export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren)')
})

test('nothing is left out where nothing is named', () => {
  expect(withoutRoutes(tree, () => false)).toBe(tree)
})
