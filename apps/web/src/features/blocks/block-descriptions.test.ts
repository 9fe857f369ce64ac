import { blockList } from '@lectern/contract/blocks/registry'
import { samplePlacedFile } from '@lectern/contract/files/placed-file'
import { infoUnitDraft } from '@lectern/contract/blocks/info-unit'
import { locales } from '@lectern/contract/kernel/locales'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockDescriptions } from './block-descriptions.ts'

const textIn = (locale: string, id: string): unknown => {
  const [group, name = ''] = id.split('.')
  const file = new URL(`../../locales/${locale}/${group}.json`, import.meta.url)
  const texts: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  return texts[name]
}

test('every kind of unit that exists is described once', () => {
  const ids = blockDescriptions.map(({ typeId }) => typeId)
  expect(new Set(ids)).toEqual(new Set(blockList.map(({ typeId }) => typeId)))
  expect(ids).toHaveLength(blockList.length)
  expect(new Set(blockDescriptions.map(({ key }) => key.letter)).size).toBe(ids.length)
})

test.each(blockDescriptions)('kind $typeId has words in every language', (block) => {
  const ids = [block.name, block.add, block.help, block.key.label, block.searched, block.ofFiles?.label]
  for (const id of ids.filter((each) => each !== undefined))
    for (const locale of locales)
      expect([id, locale, typeof textIn(locale, id)]).toEqual([id, locale, 'string'])
})

test.each(blockDescriptions)(
  'kind $typeId makes units that the server takes',
  ({ typeId, create, ofFiles }) => {
    const made = [create('unit-key'), ofFiles?.create('unit-key', [samplePlacedFile])]
    for (const unit of made.filter((each) => each !== undefined))
      expect(infoUnitDraft.parse(unit)).toMatchObject({ ...unit, type_id: typeId })
  },
)

test('any files can become a unit', () => {
  expect(blockDescriptions.some(({ ofFiles }) => ofFiles?.takes(['pdf', 'image', 'audio']))).toBe(true)
})
