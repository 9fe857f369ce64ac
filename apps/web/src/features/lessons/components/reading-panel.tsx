import { useLoaderData } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useNeededTexts, useTexts } from '../../../lib/texts/index.ts'
import { keepReading } from '../reading/keep-reading.ts'
import { chooseReading, readReading, type Reading } from '../reading/reading-choices.ts'
import styles from './reading-choices.module.css'

const faces = ['sans', 'serif'] as const
const sizes = ['small', 'normal', 'large'] as const
const measures = ['narrow', 'normal', 'wide'] as const
const spacings = ['normal', 'airy'] as const
const papers = ['plain', 'warm', 'sepia'] as const

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

/** What there is to choose; kept on the device at once, and for the person's other devices. */
export const ReadingPanel = () => {
  const { t } = useTexts()
  const hasTexts = useNeededTexts('notes')
  const { visitor } = useLoaderData({ from: '__root__' })
  const [reading, setReading] = useState<Reading>(readReading)
  const choose = (next: Reading) => {
    const kept = chooseReading(next)
    setReading(next)
    if (visitor) keepReading(kept)
  }
  if (!hasTexts) return null
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
      <Choice
        label={t('notes.reading_measure')}
        values={measures}
        textOf={(measure) => t(`notes.measure_${measure}`)}
        chosen={reading.measure}
        onChoose={(measure) => choose({ ...reading, measure })}
      />
      <Choice
        label={t('notes.reading_spacing')}
        values={spacings}
        textOf={(spacing) => t(`notes.spacing_${spacing}`)}
        chosen={reading.spacing}
        onChoose={(spacing) => choose({ ...reading, spacing })}
      />
      <Choice
        label={t('notes.reading_paper')}
        values={papers}
        textOf={(paper) => t(`notes.paper_${paper}`)}
        chosen={reading.paper}
        onChoose={(paper) => choose({ ...reading, paper })}
      />
      <div data-reading-extras />
    </div>
  )
}
