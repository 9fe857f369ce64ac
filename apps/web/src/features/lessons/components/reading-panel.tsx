import { useId, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { chooseReading, readReading, type Reading } from '../reading/reading-choices.ts'
import styles from './reading-choices.module.css'

const faces = ['sans', 'serif'] as const
const sizes = ['small', 'normal', 'large'] as const

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  textOf: (value: Value) => string
  chosen: Value
  onChoose: (value: Value) => void
}

const Choice = <Value extends string>({ label, values, textOf, chosen, onChoose }: ChoiceProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {values.map((value) => (
        <label key={value} className={styles.option} data-value={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {textOf(value)}
        </label>
      ))}
    </fieldset>
  )
}

/** What there is to choose; kept on the device at once. */
export const ReadingPanel = () => {
  const { t } = useTexts()
  const [reading, setReading] = useState<Reading>(readReading)
  const choose = (next: Reading) => {
    chooseReading(next)
    setReading(next)
  }
  return (
    <div className={styles.panel} tabIndex={-1}>
      <Choice
        label={t('course.reading_face')}
        values={faces}
        textOf={(face) => t(`course.face_${face}`)}
        chosen={reading.face}
        onChoose={(face) => choose({ ...reading, face })}
      />
      <Choice
        label={t('course.reading_size')}
        values={sizes}
        textOf={(size) => t(`course.size_${size}`)}
        chosen={reading.size}
        onChoose={(size) => choose({ ...reading, size })}
      />
    </div>
  )
}
