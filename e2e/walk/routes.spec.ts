import { expect, test } from '@playwright/test'
import { routesOfTree } from './routes.ts'
import { walkedScreens } from './screens.ts'

test('the walk visits every page of the router’s tree', () => {
  const routes = routesOfTree()
  expect(routes.length).toBeGreaterThan(25)
  const walked = [...new Set(walkedScreens.map(({ route }) => route))].toSorted()
  expect(walked).toEqual(routes)
})
