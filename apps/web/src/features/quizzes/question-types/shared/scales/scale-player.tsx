import type { PlayerProps } from '../../question-view.ts'
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
