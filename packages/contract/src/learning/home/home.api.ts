import { acknowledged, dataOf } from '../../kernel/envelope.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { home } from './home.ts'

export const getHome = defineOperation({
  id: 'learning.getHome',
  method: 'GET',
  path: '/public/home',
  summary: 'The home of a learner at this school; null for who takes part in nothing here',
  output: dataOf(home.nullable()),
  errors: [],
  permission: {
    kind: 'public',
    why: 'Tells the signed-in person what they take part in themselves; a visitor is told nothing.',
  },
})

export const noteHomeSeen = defineOperation({
  id: 'learning.noteHomeSeen',
  method: 'POST',
  path: '/user/home/seen',
  summary: 'Note that the person has looked at their home: what was news is none at the next visit',
  output: acknowledged,
  errors: [],
  permission: { kind: 'session' },
  repeat: 'natural',
})
