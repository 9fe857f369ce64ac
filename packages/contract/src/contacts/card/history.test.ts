import { expect, it } from 'vitest'
import { facts } from '../../catalogue.ts'
import { historyKindOf, isAlwaysByTeam, thingsIn } from './history.ts'

it('each kind of the history has facts, and every decision about an attempt is made by the team', () => {
  const kinds = new Set(facts.map(({ type }) => historyKindOf(type)))
  expect(kinds).toEqual(new Set([null, 'access', 'learning', 'comments', 'orders']))
  expect(facts.map(({ type }) => type).filter(isAlwaysByTeam)).toEqual([
    'practice.accepted',
    'practice.rework',
    'practice.failed',
  ])
})

it('a fact names its subject and what its details name, and no attempt', () => {
  const details = { lesson_id: 4, quiz_id: 5, status_id: 1 }
  expect(thingsIn({ type: 'quiz.finished', subjectId: 9, details })).toEqual([
    { thing: 'lesson', id: 4 },
    { thing: 'quiz', id: 5 },
  ])
  expect(thingsIn({ type: 'access.granted', subjectId: 3, details: { change_id: 7 } })).toEqual([
    { thing: 'product', id: 3 },
  ])
  expect(thingsIn({ type: 'order.placed', subjectId: 8, details: { amount: 100 } })).toEqual([
    { thing: 'order', id: 8 },
  ])
  expect(thingsIn({ type: 'contact.field_changed', subjectId: null, details: { key: 'city' } })).toEqual([])
})
