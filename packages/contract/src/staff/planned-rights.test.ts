import { expect, test } from 'vitest'
import { operations } from '../catalogue.ts'
import { permissionCatalogue } from '../kernel/permission-catalogue.ts'
import { isPlannedRight, offeredCatalogue } from './planned-rights.ts'

const asked = new Set(
  operations.flatMap(({ permission }) => (permission.kind === 'staff' ? permission.anyOf : [])),
)
const objectsOf = (catalogue: typeof permissionCatalogue) =>
  catalogue.flatMap(({ objects }) => objects.map(({ object }) => object))
const isAsked = (object: string) => [...asked].some((each) => each.startsWith(`${object}_`))

test('rights are offered for what a call asks for, and for nothing else', () => {
  expect(objectsOf(offeredCatalogue)).toEqual(objectsOf(permissionCatalogue).filter(isAsked))
})

test('no call asks for a right that is planned', () => {
  expect([...asked].filter(isPlannedRight)).toEqual([])
})
