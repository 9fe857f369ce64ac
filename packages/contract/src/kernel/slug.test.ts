import { describe, expect, it } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

describe('slugOf', () => {
  it.each([
    ['How to learn — well!', 'how-to-learn-well'],
    ['Основи української: їжа', 'osnovy-ukrayinskoyi-yizha'],
    ['Crème brûlée', 'creme-brulee'],
    ['Об’єкт і щастя', 'obyekt-i-shchastya'],
    ['***', ''],
  ])('makes of %j the address %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('keeps addresses short and never ends them with a dash', () => {
    const slug = slugOf('word '.repeat(100))
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug.endsWith('-')).toBe(false)
  })
})

describe('freeSlug', () => {
  it('counts up until an address is free', async () => {
    const taken = new Set(['lesson', 'lesson-2'])
    expect(await freeSlug('lesson', async (slug) => taken.has(slug))).toBe('lesson-3')
  })

  it.each([1, 2, 3, 4, 7, 8, 9, 1000])(
    'finds the first of many after %i that are taken, by few questions',
    async (count) => {
      const taken = new Set(Array.from({ length: count }, (_each, at) => (at === 0 ? 'a' : `a-${at + 1}`)))
      let asked = 0
      const isTaken = async (slug: string) => {
        asked += 1
        return taken.has(slug)
      }
      expect(await freeSlug('a', isTaken)).toBe(`a-${count + 1}`)
      expect(asked).toBeLessThan(25)
    },
  )
})
