import type { AttemptStatus } from '@lectern/contract/attempts/attempt'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextsProvider } from '../../../lib/texts/index.ts'
import { createI18n } from '../../../lib/texts/texts.ts'
import texts from '../../../locales/en/quiz.json'
import { QuestionVersions } from './question-versions.tsx'

const i18n = createI18n(
  'en',
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [`quiz.${id}`, compileMessageOrThrow(text)] as const),
  ),
)

const version = (number: number, status_id: AttemptStatus, is_unmeasured?: true) => ({
  id: 100 + number,
  number,
  status_id,
  is_unmeasured,
  started_at: '2026-01-01T10:00:00.000Z',
  finished_at: '2026-01-01T11:00:00.000Z',
})

const squaresOf = (versions: ReturnType<typeof version>[], shown: number): string[] => {
  const html = renderToStaticMarkup(
    <TextsProvider i18n={i18n}>
      <QuestionVersions
        address={{ lesson: 1, quiz: 2, attempt: 100 + shown }}
        versions={versions}
        question="why"
        onShow={() => undefined}
      />
    </TextsProvider>,
  )
  return [...html.matchAll(/<button[^>]*data-tone="(\w+)"[^>]*aria-label="([^"]+)"[^>]*>/g)].map(
    ([button, tone, name]) => `${tone} ${name}${button.includes('aria-current') ? ' (here)' : ''}`,
  )
}

it('has a square for each version that was handed in, by its number, colour and state', () => {
  expect(squaresOf([version(3, 4), version(4, 2), version(5, 5)], 4)).toEqual([
    'gray Version 3: replaced by a newer one',
    'failed Version 4: not passed (here)',
  ])
})

it('is finished, and not passed, where there is no pass mark', () => {
  expect(squaresOf([version(1, 4), version(2, 1), version(3, 1, true)], 3).slice(1)).toEqual([
    'passed Version 2: passed',
    'gray Version 3: finished (here)',
  ])
})

it('has nine squares at most, and the numbers of the latest', () => {
  const many = Array.from({ length: 12 }, (_, at) => version(at + 1, 4))
  const squares = squaresOf(many, 12)
  expect(squares).toHaveLength(9)
  expect(squares[0]).toContain('Version 4:')
  expect(squares.at(-1)).toContain('Version 12:')
})

it('has nothing where nothing was reworked', () => {
  expect(squaresOf([version(1, 1)], 1)).toEqual([])
  expect(squaresOf([version(1, 3), version(2, 5)], 1)).toEqual([])
})
