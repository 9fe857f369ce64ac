import { assert, constantFrom, property, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import { middleOf } from './area-rules.ts'
import { area } from './area.ts'
import { hotspot as type } from './index.ts'

const { question } = type.sample
const ids = question.answers.map(({ id }) => id)
const single = {
  ...question,
  is_single: true,
  answers: question.answers.map((each, at) => ({ ...each, is_correct: at === 0 })),
}

describe('a hotspot question', () => {
  it('takes one area where one is asked for', () => {
    const rows: Answer = ids.map((answer_id) => ({ answer_id }))
    const arrangement = type.arrange(single, () => 0)
    expect(type.readAnswer(single, arrangement, rows)).toEqual({ refusal: 'too_many' })
    expect(type.readAnswer(question, arrangement, rows)).toEqual({ answer: rows })
  })

  it('earns the more the more right areas are picked, and less with every wrong one', () => {
    assert(
      property(subarray(ids), constantFrom(...question.answers), (picked, more) => {
        const points = (chosen: readonly string[]) =>
          type.grade(
            question,
            chosen.map((answer_id) => ({ answer_id })),
          ).points
        const others = picked.filter((id) => id !== more.id)
        const change = points([...others, more.id]) - points(others)
        expect(more.is_correct ? change >= 0 : change <= 0).toBe(true)
      }),
    )
  })

  it('numbers its areas by chance, never in the order in which they were drawn', () => {
    const orders = new Set(
      Array.from({ length: 60 }, (_, at) => type.arrange(question, () => (at % 10) / 10).order.join()),
    )
    expect(orders.size).toBeGreaterThan(1)
  })

  it('is held back without a picture, without words for it, with nameless areas and with two right ones of one', () => {
    const codes = (of: unknown) => type.findIssues(of).map(({ code }) => code)
    expect(codes({ ...question, image: null })).toEqual(['picture_missing'])
    expect(codes({ ...question, image: { ...question.image, alt: ' ' } })).toEqual(['picture_alt_missing'])
    expect(codes({ ...question, is_single: true })).toEqual(['several_correct'])
    const nameless = question.answers.map((each) => ({ ...each, text: '' }))
    expect(codes({ ...question, answers: nameless })).toEqual(['area_empty', 'area_empty', 'area_empty'])
    expect(codes({ ...question, answers: question.answers.slice(0, 1) })).toEqual(['too_few_areas'])
  })
})

describe('an area', () => {
  it('lies on its picture and is large enough to be hit', () => {
    const box = { shape: 'rectangle', x: 0.2, y: 0.2, width: 0.2, height: 0.2 }
    expect(area.safeParse(box).success).toBe(true)
    for (const wrong of [{ x: -0.1 }, { y: 1.1 }, { width: 0.01 }, { height: 2 }])
      expect(area.safeParse({ ...box, ...wrong }).success).toBe(false)
    const corner = { x: 0, y: 0 }
    expect(area.safeParse({ shape: 'polygon', corners: [corner, corner] }).success).toBe(false)
    expect(
      area.safeParse({ shape: 'polygon', corners: Array.from({ length: 41 }, () => corner) }).success,
    ).toBe(false)
  })

  it('has its number in its middle', () => {
    expect(middleOf({ shape: 'ellipse', x: 0.2, y: 0.4, width: 0.2, height: 0.1 })).toEqual({
      x: expect.closeTo(0.3),
      y: expect.closeTo(0.45),
    })
    const corners = [
      { x: 0, y: 0.5 },
      { x: 1, y: 0 },
      { x: 0.5, y: 1 },
    ]
    expect(middleOf({ shape: 'polygon', corners })).toEqual({ x: 0.5, y: 0.5 })
  })
})
