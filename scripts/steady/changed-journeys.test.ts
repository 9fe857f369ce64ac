import { expect, test } from 'vitest'
import { changedJourneys, importsIn } from './changed-journeys.ts'

const imports = new Map([
  ['e2e/journeys/sales.spec.ts', ['e2e/support/orders.ts']],
  ['e2e/journeys/lessons.spec.ts', ['e2e/support/journey.ts']],
  ['e2e/support/orders.ts', ['e2e/support/hands.ts']],
  ['e2e/support/hands.ts', ['e2e/support/orders.ts']],
])
const journeys = ['e2e/journeys/sales.spec.ts', 'e2e/journeys/lessons.spec.ts']

test('a journey is changed by its own file', () => {
  expect(changedJourneys(journeys, imports, new Set(['e2e/journeys/lessons.spec.ts']))).toEqual([
    'e2e/journeys/lessons.spec.ts',
  ])
})

test('a journey is changed by a file that its helpers import, also where these import each other', () => {
  expect(changedJourneys(journeys, imports, new Set(['e2e/support/hands.ts']))).toEqual([
    'e2e/journeys/sales.spec.ts',
  ])
})

test('no journey is changed by a file of another room', () => {
  expect(changedJourneys(journeys, imports, new Set(['apps/web/src/router.tsx']))).toEqual([])
})

test('relative imports are read, with their types, and packages are left out', () => {
  const source = `import { expect } from '@playwright/test'
import { press } from '../support/hands/hands.ts'
import type { Look } from '../support/looks.ts'
`
  expect(importsIn('e2e/journeys/sales.spec.ts', source)).toEqual([
    'e2e/support/hands/hands.ts',
    'e2e/support/looks.ts',
  ])
})
