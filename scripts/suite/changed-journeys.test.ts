import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from '../../e2e/tiers/areas.ts'
import { allJourneys, areasOf, concernedBy } from './changed-journeys.ts'

const floors = ['packages/contract/src', 'apps/server/src/domains', 'apps/web/src/features']

test('every journey has an area, and no area names one that is gone', () => {
  const journeys = globSync('e2e/journeys/*.spec.ts').map((path) => path.slice(13, -'.spec.ts'.length))
  const named = new Set(Object.values(areas).flatMap((area) => area.journeys))
  expect([...named].toSorted()).toEqual(journeys.toSorted())
})

test('every domain has an area, and no area names a room that is gone', () => {
  const domains = floors.flatMap((floor) => globSync(`${floor}/*/`))
  expect(domains.filter((path) => !path.endsWith('/kernel') && areasOf(`${path}/x.ts`).length === 0)).toEqual(
    [],
  )
  const rooms = Object.values(areas).flatMap((area) => area.rooms)
  const isThere = (room: string) => ['.', ...floors].some((floor) => existsSync(`${floor}/${room}`))
  expect(rooms.filter((room) => !isThere(room))).toEqual([])
})

test('a file belongs to the areas of its innermost room', () => {
  expect(areasOf('apps/web/src/features/files/players/film.tsx')).toEqual(['players'])
  expect(areasOf('apps/server/src/domains/files/files.tables.ts')).toEqual(['storage'])
})

test('a change concerns the journeys of its room first, then of those that use it', () => {
  const { journeys, reasons } = concernedBy(['packages/contract/src/comments/moderation/moderation.api.ts'])
  expect(reasons[0]).toBe('moderation')
  expect(journeys[0]).toBe('moderation')
})

test('texts concern the pages that show them', () => {
  expect(concernedBy(['apps/web/src/locales/uk/player.json']).reasons).toContain('players')
})

test('a journey that was written anew concerns itself; its helper those that use it', () => {
  expect(concernedBy(['e2e/journeys/exam.spec.ts']).journeys).toEqual(['exam'])
  expect(concernedBy(['e2e/support/files.ts']).journeys).toContain('storage')
})

test('a journey that was deleted concerns nothing', () => {
  expect(concernedBy(['e2e/journeys/gone.spec.ts'])).toEqual({ journeys: [], reasons: [] })
})

test('the kit, the frame and the kernel concern every journey', () => {
  for (const path of ['packages/ui/src/actions/button.tsx', 'packages/contract/src/kernel/ids.ts'])
    expect(concernedBy([path]).journeys.toSorted()).toEqual(allJourneys().toSorted())
})

test('tests, pages of docs and benches concern no journey', () => {
  expect(
    concernedBy(['docs/words.md', 'bench/src/main.ts', 'apps/web/src/lib/errors.test.ts']).journeys,
  ).toEqual([])
})
