import type { ScalePoint } from '@lectern/contract/quizzes/question-types/shared/scales/scale-point'
import type { PointCount } from '@lectern/contract/quizzes/question-types/shared/scales/scale-figures'
import { useCounts } from '../counts/use-counts.ts'
import type { ResultProps } from '../../question-view.ts'
import { SurveyThanks } from '../survey-thanks.tsx'
import { ScaleCounts } from './scale-counts.tsx'
import type { ScaleLook } from './scale-player.tsx'
import { ScaleSheet } from './scale-sheet.tsx'

interface ScaleResultProps extends Omit<
  ResultProps<{ readonly id: string; readonly answers: readonly ScalePoint[] }>,
  'result'
> {
  lookOf: (picked: string | undefined) => ScaleLook
  /** What the counts come to, in words: a mean, a score. */
  figureOf?: (counts: readonly PointCount[]) => string | undefined
}

/** What somebody picked on a scale, and how everybody answered where that is shown. */
export const ScaleResult = ({ question, lookOf, rows, name, figureOf }: ScaleResultProps) => {
  const counts = useCounts(question)
  const picked = rows[0]?.quiz_answer_id ?? undefined
  const look = lookOf(picked)
  const countOf = (id: string) => counts.find((each) => each.quiz_answer_id === id)?.count ?? 0
  return (
    <>
      <ScaleSheet {...look} picked={picked} name={name} />
      {counts.length > 0 && (
        <ScaleCounts
          points={look.points}
          picked={picked}
          counts={counts}
          figure={figureOf?.(question.answers.map(({ id, value }) => ({ value, count: countOf(id) })))}
        />
      )}
      {picked !== undefined && <SurveyThanks />}
    </>
  )
}
