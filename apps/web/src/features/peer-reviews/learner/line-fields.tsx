import type { PeerReview } from '@lectern/contract/peer-reviews/peer-review'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../peers.module.css'

type Points = PeerReview['points']
type Line = PeerReview['lines'][number]

/** Points with two decimals at most; null where nothing stands there, undefined where it is no number of points. */
const readPoints = (words: string, most: number): number | null | undefined => {
  const text = words.trim().replace(',', '.')
  if (text === '') return null
  const points = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN
  return points <= most ? points : undefined
}

interface LineFieldsProps {
  lines: readonly Line[]
  points: Points
  onPoints: (points: Points) => void
}

/** A field of points for each line of the guide. */
export const LineFields = ({ lines, points, onPoints }: LineFieldsProps) => {
  const give = (line: string, given: number | null) => {
    const others = Object.entries(points).filter(([id]) => id !== line)
    onPoints(Object.fromEntries(given === null ? others : [...others, [line, given]]))
  }
  return lines.map((line) => (
    <LineField key={line.id} line={line} value={points[line.id]} onValue={(given) => give(line.id, given)} />
  ))
}

interface LineFieldProps {
  line: Line
  value: number | undefined
  onValue: (value: number | null) => void
}

const LineField = ({ line, value, onValue }: LineFieldProps) => {
  const { t, number } = useTexts()
  const [typed, setTyped] = useState<string>()
  const most = number(line.points)
  const isWrong = typed !== undefined && readPoints(typed, line.points) === undefined
  return (
    <div className={styles.points}>
      <Field
        label={
          <>
            {line.criterion || t('peers.whole')}
            <VisuallyHidden> {t('peers.up_to', { most })}</VisuallyHidden>
          </>
        }
        help={line.description || undefined}
        error={isWrong ? t('peers.points_wrong', { most }) : undefined}
      >
        <span className={styles.given}>
          <TextInput
            inputMode="decimal"
            value={typed ?? (value === undefined ? '' : String(value))}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              const points = readPoints(event.currentTarget.value, line.points)
              if (points !== undefined) onValue(points)
            }}
            onBlur={() => setTyped(undefined)}
          />
          <span className={styles.most} aria-hidden>
            {t('peers.up_to', { most })}
          </span>
        </span>
      </Field>
    </div>
  )
}
