import type { QuestionResult } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { TextInput } from '@lectern/ui/fields/text-input'
import textStyles from '@lectern/ui/text/text.module.css'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { markPractice } from '../api.ts'
import styles from '../practices.module.css'

interface QuestionPointsProps {
  attempt: number
  question: string
  result: Pick<QuestionResult, 'state' | 'points' | 'max_points' | 'is_marked_by_hand'>
  onMarked: () => Promise<unknown>
}

/** What somebody wrote, as points with two decimals; nothing where it is no number of points. A comma stands for a point. */
const readPoints = (words: string, most: number): number | undefined => {
  const points = /^\d{1,5}([.,]\d{1,2})?$/.test(words.trim()) ? Number(words.trim().replace(',', '.')) : NaN
  return points <= most ? points : undefined
}

/** The points of an answer, for who checks it; those that come of the answer itself stay folded until somebody wants others. */
export const QuestionPoints = (props: QuestionPointsProps) => {
  const { t } = useTexts()
  const [isWanted, setWanted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) box.current?.querySelector('input')?.focus()
  }, [isWanted])
  const { state, is_marked_by_hand: isByHand } = props.result
  const isOpen = isWanted || isByHand === true || state === 'pending'
  return (
    <div ref={box} data-points>
      {isOpen ? (
        <PointsForm {...props} />
      ) : (
        <Button variant="quiet" size="small" icon={<Icon of={Pencil} />} onClick={() => setWanted(true)}>
          {t('practices.points_change')}
        </Button>
      )}
    </div>
  )
}

/** Points are written, all or none; in force at once. */
const PointsForm = ({ attempt, question, result, onMarked }: QuestionPointsProps) => {
  const { t, number } = useTexts()
  const most = result.max_points ?? 0
  const isOpen = result.state === 'pending'
  const stands = isOpen || result.points === null ? '' : String(result.points)
  const [words, setWords] = useState<string>()
  const marking = useAction(async (points: number | null) => {
    await markPractice({ params: { attempt }, body: { question_id: question, points } })
    await onMarked()
    setWords(undefined)
  })
  const points = words === undefined ? undefined : readPoints(words, most)
  const isWrong = Boolean(words?.trim()) && points === undefined
  const give = (given: number | null) => marking.run(given)
  const store = () => {
    if (points !== undefined && String(points) !== stands) give(points)
  }
  return (
    <form
      noValidate
      className={styles.marking}
      onSubmit={(event) => {
        event.preventDefault()
        store()
      }}
    >
      <Field
        label={t('practices.points_give')}
        note={t('practices.points_of', { max: number(most) })}
        error={
          isWrong
            ? t('practices.points_wrong', { max: number(most) })
            : marking.error && errorText(marking.error, t)
        }
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={words ?? stands}
          readOnly={marking.busy}
          onChange={(event) => setWords(event.currentTarget.value)}
          onBlur={store}
        />
      </Field>
      <Button disabled={marking.busy || stands === String(most)} onClick={() => give(most)}>
        {t('practices.points_full')}
      </Button>
      <Button disabled={marking.busy || stands === '0'} onClick={() => give(0)}>
        {t('practices.points_none')}
      </Button>
      {result.is_marked_by_hand && <ByHand busy={marking.busy} onTakeBack={() => give(null)} />}
    </form>
  )
}

/** Says that the points come from a person, and gives them back to the answer. */
const ByHand = ({ busy, onTakeBack }: { busy: boolean; onTakeBack: () => void }) => {
  const { t } = useTexts()
  return (
    <>
      <span className={textStyles.muted}>{t('practices.points_by_hand')}</span>
      <Button variant="quiet" disabled={busy} onClick={onTakeBack}>
        {t('practices.points_back')}
      </Button>
    </>
  )
}
