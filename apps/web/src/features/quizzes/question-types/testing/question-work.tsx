import { showResult } from '@lectern/contract/attempts/rules/show-result'
import type { PickedCount, ShownPicture } from '@lectern/contract/attempts/attempt'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import {
  publicQuestion,
  question as anyQuestion,
  questionTypeOf,
} from '@lectern/contract/quizzes/question-types/registry'
import { Button } from '@lectern/ui/actions/button'
import { useState } from 'react'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { renderPart } from '../../../../testing/render-part.tsx'
import { questionResults } from '../question-results.ts'
import { loadPlayers, questionViews } from '../question-views.ts'
import { ShownExtrasContext } from '../../shown/shown-extras.ts'
import sheet from '../../shown/question-sheet.module.css'

/** A question as its author stores it; fields that are left out get their defaults. */
export interface StoredQuestion {
  readonly id: string
  readonly type: string
  readonly name: string
}

const takeUp = (stored: unknown) => {
  const full = anyQuestion.parse(stored)
  const type = questionTypeOf(full)
  const arrangement = type.arrange(full, () => 0)
  return { full, type, arrangement, shown: publicQuestion.parse(type.toPublic(full, arrangement)) }
}
type Item = ReturnType<typeof takeUp>

/** The answer as the server stores it: a row that the contract refuses fails the test. */
const storedAnswer = ({ full, type, arrangement }: Item, rows: Answer): Answer => {
  const read = type.readAnswer(full, arrangement, rows)
  if ('refusal' in read) throw new Error(`${full.id}: ${JSON.stringify(read)}`)
  return read.answer
}

const PlayedQuestion = ({
  item,
  answer,
  onAnswer,
}: {
  item: Item
  answer: Answer
  onAnswer: (answer: Answer) => void
}) => {
  const { Player } = questionViews[item.shown.type]
  return (
    <Player question={item.shown} answer={answer} onAnswer={onAnswer} name={`question-${item.full.id}`} />
  )
}

const FinishedQuestion = ({ item, answer }: { item: Item; answer: Answer }) => {
  const { full, type, arrangement, shown } = item
  const Result = questionResults[shown.type]
  const grade = type.grade(full, answer)
  const { results, result } = showResult({
    viewer: 'learner',
    isFinished: true,
    detail: 'full_information',
    question: full,
    arrangement,
    answer,
    grade,
  })
  return <Result question={shown} rows={results} result={result} name={`question-${full.id}`} />
}

interface WorkProps {
  items: readonly Item[]
  extras: WorkExtras
  onFinish: (answers: ReadonlyMap<string, Answer>) => void
}

/** What the server gives beside the questions. */
interface WorkExtras {
  pictures: readonly ShownPicture[]
  /** Everybody's answers, which the server gives with the result. */
  counts: readonly PickedCount[]
}

/** Questions one below the other, as an attempt shows them: answered, and finished when the contract finds every answer ready. */
const Work = ({ items, extras, onFinish }: WorkProps) => {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [missing, setMissing] = useState<readonly Item[]>()
  const isFinished = missing?.length === 0
  const answerOf = (item: Item) =>
    answers.get(item.full.id) ?? item.type.untouched(item.full, item.arrangement)
  const finish = () => {
    const stored = new Map(items.map((item) => [item.full.id, storedAnswer(item, answerOf(item))]))
    setMissing(
      items.filter(
        ({ full, type, arrangement }) =>
          full.is_required && type.validate(full, arrangement, stored.get(full.id) ?? []) !== null,
      ),
    )
    onFinish(stored)
  }
  return (
    <ShownExtrasContext
      value={{
        files: [],
        formulas: {},
        pictures: [...extras.pictures],
        aggregate_interview: isFinished ? [...extras.counts] : [],
        renew: () => Promise.resolve([]),
      }}
    >
      <main>
        {items.map((item) => (
          <fieldset key={item.full.id} className={sheet.question} data-question={item.full.id}>
            <legend className={sheet.legend}>{item.full.name}</legend>
            {isFinished ? (
              <FinishedQuestion item={item} answer={storedAnswer(item, answerOf(item))} />
            ) : (
              <div className={sheet.sheet}>
                {missing?.includes(item) && <p>Answer this question to finish.</p>}
                <PlayedQuestion
                  item={item}
                  answer={answerOf(item)}
                  onAnswer={(answer) => setAnswers((now) => new Map(now).set(item.full.id, answer))}
                />
              </div>
            )}
          </fieldset>
        ))}
        {!isFinished && <Button onClick={finish}>Finish</Button>}
      </main>
    </ShownExtrasContext>
  )
}

/** What somebody does with the questions of a started attempt. */
export interface QuestionWork {
  /** Points and most points by the contract's rules, after `Finish` was pressed. */
  readonly score: () => readonly [points: number, most: number] | null
  /** The rows that the server would store, after `Finish` was pressed. */
  readonly answerTo: (question: StoredQuestion) => Answer
}

interface WorkSetting extends Partial<WorkExtras> {
  width?: number
  locale?: 'en' | 'uk' | 'ru'
}

/** Shows these questions to a learner; their code is loaded, their order is that of the first roll. */
export const startWork = async (
  questions: readonly StoredQuestion[],
  { width = 1440, locale = 'en', pictures = [], counts = [] }: WorkSetting = {},
): Promise<QuestionWork> => {
  const items = questions.map(takeUp)
  await loadPlayers(items.map(({ shown }) => shown))
  let finished: ReadonlyMap<string, Answer> | undefined
  await renderPart(
    <Work items={items} extras={{ pictures, counts }} onFinish={(answers) => (finished = answers)} />,
    { width, locale, texts: ['common', 'quiz', 'files'] },
  )
  const sum = (of: 'points' | 'max_points') =>
    items
      .map(({ full, type }) => type.grade(full, finished?.get(full.id) ?? [])[of])
      .reduce((total, each) => total + each, 0)
  return {
    score: () => (finished ? [sum('points'), sum('max_points')] : null),
    answerTo: ({ id }) => finished?.get(id) ?? [],
  }
}

/** Fails unless the finished work earns so many of so many points. */
export const expectScore = async (work: QuestionWork, points: number, most: number): Promise<void> => {
  await expect.poll(work.score).toEqual([points, most])
}

/** The card of a question, while it is answered and in the result. */
export const cardOf = ({ name }: Pick<StoredQuestion, 'name'>): Locator =>
  page.getByRole('group', { name, exact: true })

export const buttonOf = (name: string): Locator => page.getByRole('button', { name, exact: true })

/** A screen reader says these words now. */
export const expectNews = async (words: string): Promise<void> => {
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
}
