import { locales } from '@lectern/contract/kernel/locales'
import { beforeAll, describe, expect, test } from 'vitest'
import { controlRoles, perceive, perceivedLines } from './testing/perceived.ts'
import { loadPlayer, samples, sheetHtml } from './testing/sampled.tsx'

const rawKey = /\b(quiz|create-course|common|files|course)\.[a-z_]+/

describe.each(samples)(
  'the sheet of $slug',
  ({ slug, type, question, answers: { empty, right, half, wrong } }) => {
    beforeAll(async () => {
      await loadPlayer(slug)
    })
    const perceived = (answer: typeof right) => perceivedLines(sheetHtml(question, answer))
    const given = [empty, right, half, wrong].filter((answer) => answer !== null)
    const isControl = ({ role }: { role: string }) => controlRoles.has(role)

    test('has controls, every one and every group of them with a name, all of them in use', () => {
      for (const answer of given) {
        const parts = perceive(sheetHtml(question, answer))
        const controls = parts.filter(isControl)
        expect(controls.length).toBeGreaterThan(0)
        const named = [...controls, ...parts.filter(({ role }) => /^(radio)?group$|^image$/.test(role))]
        expect(named.filter(({ name }) => name === '')).toEqual([])
      }
    })

    test('tells its controls apart by their names and the groups that they stand in', () => {
      const names = perceive(sheetHtml(question, empty))
        .filter(isControl)
        .map(({ role, name, within }) => [...within, role, name].join(' > '))
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    })

    test.each(locales)('is written in words of the reader: %s', (locale) => {
      for (const answer of given) expect(sheetHtml(question, answer, locale)).not.toMatch(rawKey)
    })

    test('says without colours what has been answered', () => {
      const pages = given.map((answer) => perceived(answer).join('\n'))
      expect(new Set(pages).size).toBe(pages.length)
    })

    test('begins without an answer, but for a sheet that is one as it stands', () => {
      const states = perceive(sheetHtml(question, empty)).flatMap(({ states }) => states)
      expect(states.filter((state) => /^(checked|pressed|value=.)/.test(state))).toEqual([])
      expect(
        type.untouched(
          question,
          type.arrange(question, () => 0),
        ),
      ).toEqual(empty)
    })
  },
)
