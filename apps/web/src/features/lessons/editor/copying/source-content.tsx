import type { Lesson, Section } from '@lectern/contract/lessons/lesson'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Icon } from '@lectern/ui/layout/icon'
import { useTexts } from '../../../../lib/texts/index.ts'
import { descriptionOf } from '../../../blocks/index.ts'
import { unitWords } from '../section/section-words.ts'
import { shareOf, withUnits, type LeftOut } from './chosen-units.ts'
import styles from './copying.module.css'

/** How much of a text stands for it. */
const shownLetters = 120

interface SourceContentProps {
  sections: Lesson['sections']
  leftOut: LeftOut
  onLeftOut: (leftOut: LeftOut) => void
}

/** What stands in the other lesson, to choose from. */
export const SourceContent = ({ sections, ...choice }: SourceContentProps) => {
  const { t } = useTexts()
  if (sections.every(({ info_units }) => info_units.length === 0))
    return <p className={styles.note}>{t('lesson-editor.copy_source_empty')}</p>
  return sections.map((section, at) => (
    <SourceSection key={section.id} section={section} number={at + 1} {...choice} />
  ))
}

interface SourceSectionProps extends Omit<SourceContentProps, 'sections'> {
  section: Section
  number: number
}

const SourceSection = ({ section, number, leftOut, onLeftOut }: SourceSectionProps) => {
  const { t } = useTexts()
  const share = shareOf(section, leftOut)
  const name = section.name.trim() || t('lesson-editor.section_number', { number })
  const ids = section.info_units.map(({ id }) => id)
  return (
    <fieldset className={styles.section} aria-label={name}>
      <Checkbox
        className={styles.sectionName}
        label={name}
        checked={share === 'all'}
        indeterminate={share === 'some'}
        disabled={ids.length === 0}
        onChange={() => onLeftOut(withUnits(leftOut, ids, share !== 'all'))}
      />
      {section.info_units.map((unit) => (
        <Checkbox
          key={unit.id}
          className={styles.unit}
          label={
            <span className={styles.unitName}>
              <Icon of={descriptionOf(unit.type_id).icon} />
              <span>
                {unitWords(unit).replaceAll(/\s+/g, ' ').trim().slice(0, shownLetters) ||
                  t(descriptionOf(unit.type_id).name)}
              </span>
            </span>
          }
          checked={!leftOut.has(unit.id)}
          onChange={(event) => onLeftOut(withUnits(leftOut, [unit.id], event.currentTarget.checked))}
        />
      ))}
    </fieldset>
  )
}
