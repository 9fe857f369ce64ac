import type { PlayerProps, ResultProps } from '../question-view.ts'
import { SurveyThanks } from '../survey-thanks.tsx'
import { ScaleSheet, type ScaleSheetProps } from './scale-sheet.tsx'

/** How a scale of some type looks; `lit` says which points are lit for the picked one. */
export type ScaleLook = Pick<ScaleSheetProps, 'look' | 'points' | 'ends'>

interface ScalePlayerProps extends Omit<PlayerProps, 'question'> {
  lookOf: (picked: string | undefined) => ScaleLook
}

/** A scale to answer on. */
export const ScalePlayer = ({ lookOf, answer, onAnswer, name }: ScalePlayerProps) => {
  const picked = answer[0]?.answer_id
  return (
    <ScaleSheet
      {...lookOf(picked)}
      picked={picked}
      name={name}
      onPick={(answer_id) => onAnswer([{ answer_id }])}
    />
  )
}

interface ScaleResultProps extends Omit<ResultProps, 'question' | 'result'> {
  lookOf: (picked: string | undefined) => ScaleLook
}

/** What somebody picked on a scale. */
export const ScaleResult = ({ lookOf, rows, name }: ScaleResultProps) => {
  const picked = rows[0]?.quiz_answer_id ?? undefined
  return (
    <>
      <ScaleSheet {...lookOf(picked)} picked={picked} name={name} />
      {picked !== undefined && <SurveyThanks />}
    </>
  )
}
