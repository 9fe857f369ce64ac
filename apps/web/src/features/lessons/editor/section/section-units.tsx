import type { Present } from '@lectern/contract/lessons/live'
import { Icon } from '@lectern/ui/layout/icon'
import { memo, useEffect, useState } from 'react'
import { useTexts, type Translate } from '../../../../lib/texts/index.ts'
import { descriptionOf, type EditedUnit } from '../../../blocks/index.ts'
import { PresentPeople } from '../live/present-people.tsx'
import { unitWords } from './section-words.ts'
import styles from './section-units.module.css'

interface SectionUnitsProps {
  units: readonly EditedUnit[]
  /** Others who work in the section. */
  people: readonly Present[]
}

/** How much of a text stands for it. */
const shownLetters = 60

/** How long an author pauses before the first words of what they write are looked for: a long text is not read at each letter. */
const pauseMs = 600

const names = new WeakMap<EditedUnit, string>()

const firstWords = (unit: EditedUnit): string => {
  const known = names.get(unit)
  if (known !== undefined) return known
  const name = unit.title || (unitWords(unit).trim().split('\n')[0] ?? '').slice(0, shownLetters)
  names.set(unit, name)
  return name
}

const nameOf = (unit: EditedUnit, t: Translate) => firstWords(unit) || t(descriptionOf(unit.type_id).name)

const keysOf = (units: readonly EditedUnit[]) => units.map(({ key }) => key).join(' ')

/** Units as they were when their author paused; at once where one came, went or moved. */
const useUnitsAtPause = (units: readonly EditedUnit[]) => {
  const [paused, setPaused] = useState(units)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(units), pauseMs)
    return () => clearTimeout(timer)
  }, [units])
  return keysOf(paused) === keysOf(units) ? paused : units
}

const goTo = (key: string) => {
  const frame = document.querySelector(`[data-unit-key="${CSS.escape(key)}"]`)
  if (!(frame instanceof HTMLElement)) return
  frame.scrollIntoView({ block: 'start' })
  frame.focus({ preventScroll: true })
}

/** Drawn anew when its author pauses, not at each letter. */
const UnitEntries = memo(({ units, people }: SectionUnitsProps) => {
  const { t } = useTexts()
  return (
    <ol className={styles.units} aria-label={t('lesson-editor.section_units')}>
      {units.map((unit) => (
        <li key={unit.key}>
          <button
            type="button"
            className={styles.unit}
            title={nameOf(unit, t)}
            onClick={() => goTo(unit.key)}
          >
            <Icon of={descriptionOf(unit.type_id).icon} />
            <span className={styles.name}>{nameOf(unit, t)}</span>
            <PresentPeople
              people={people.filter(({ unit_key }) => unit_key === unit.key)}
              label={t('lesson-editor.people_in_unit')}
              size={20}
            />
          </button>
        </li>
      ))}
    </ol>
  )
})

/** The units of the open section by their icons and first words, and who is in which; a press goes there. */
export const SectionUnits = ({ units, people }: SectionUnitsProps) => {
  const shown = useUnitsAtPause(units)
  return shown.length > 0 && <UnitEntries units={shown} people={people} />
}
