import { describe, expect, it, test } from 'vitest'
import { infoUnit, infoUnitDraft, publicInfoUnit } from './info-unit.ts'
import { blockList, blockTypeOf } from './registry.ts'
import { unitType } from './unit-types.ts'

const render = () => '<p>A text.</p>'

test('every kind has an id of its own, and is found by it', () => {
  const ids = blockList.map(({ typeId }) => typeId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.values(unitType)).toEqual(expect.arrayContaining(ids))
  expect(ids.map((typeId) => blockTypeOf(typeId))).toEqual(blockList)
})

describe.each(blockList.map((block) => blockTypeOf(block.typeId)))('units of kind $typeId', (block) => {
  const { typeId, sample } = block
  const shown = block.toPublic(sample, render)
  const created = block.create()

  it('are stored, sent and shown in the forms of all units', () => {
    const head = { id: 1, title: 'Unit', type_id: typeId }
    expect(infoUnitDraft.parse({ title: 'Unit', type_id: typeId, content: sample })).toMatchObject({
      content: sample,
    })
    const stored = {
      ...head,
      key: 'unit-key',
      files: block.files(sample),
      copied: false,
      revision: 1,
      content: sample,
    }
    expect(infoUnit.parse(stored)).toEqual(stored)
    expect(publicInfoUnit.parse({ ...head, ...shown })).toEqual({ ...head, ...shown })
  })

  it('begin with nothing to show, and the sample has something', () => {
    // A place for comments has no content of its own to begin with: it is whole as soon as it stands in a lesson.
    const isWhole = typeId === unitType.comments
    expect([block.isEmpty(created), block.isEmpty(sample)]).toEqual([!isWhole, false])
    expect(block.isShownEmpty(block.toPublic(created, () => ''))).toBe(!isWhole)
    expect(block.isShownEmpty(shown)).toBe(false)
  })

  it('tell learners of no other quizzes than authors', () => {
    expect(block.shownQuizIds(shown)).toEqual(block.quizIds(sample))
    expect(block.completion === 'practised').toBe(block.quizIds(sample).length > 0)
  })

  it('name each of their files once for a learner, without what an author set', () => {
    const uuids = block.files(sample).map(({ uuid }) => uuid)
    for (const uuid of uuids) expect(JSON.stringify(shown).split(uuid)).toHaveLength(2)
  })

  it('cost nothing while they are new, and as many letters as they have words', () => {
    expect(block.letters(created)).toBe(0)
    expect(block.words(created)).toBe('')
    const words = block.isText ? block.words(sample) : ''
    expect(block.letters(sample)).toBe(words.length)
    expect(block.playedFrom(shown)).toBeNull()
  })

  it('refuse what their schema does not know', () => {
    expect(() => block.files('another')).toThrow('expected object')
    expect(() => block.isShownEmpty('another')).toThrow('expected object')
  })
})
