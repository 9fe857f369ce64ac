import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { NumberField } from '../../../../frame/index.ts'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'

type Parts = readonly { readonly points: number }[]

/** What each right part of a question earns by itself; the greatest where an import gave them different points. */
export const partPointsOf = (parts: Parts): number => Math.max(0, ...parts.map((part) => part.points))

interface PartPointsProps {
  label: TextId
  parts: Parts
  onPoints: (points: number) => void
}

/** One number for all right parts of a question. */
export const PartPoints = ({ label, parts, onPoints }: PartPointsProps) => {
  const { t } = useTexts()
  return (
    <NumberField
      label={t(label)}
      help={t('questions.part_points_help')}
      value={partPointsOf(parts)}
      min={0}
      max={questionLimits.points}
      step={0.01}
      onValue={onPoints}
    />
  )
}
